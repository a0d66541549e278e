import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { ICON_NAMES } from '#src/ui/base/Icon/icons.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { DRAWINGS } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Select } from '#src/ui/base/Select/Select.tsx';
import type { PropDocs } from '#src/ui/docs/prop-docs.ts';
import { parseNumber } from '../parse-number.ts';

interface PropControlProps {
  prop: PropDocs;
  value: unknown;
  /** undefined removes the property. */
  onChange: (value: unknown) => void;
}

const NUMBER_LIMIT = 9_999_999;

/** The values of types that lists define. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  IconName: ICON_NAMES,
  PictureName: Object.keys(DRAWINGS),
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The control that edits a property, if its type has one. */
export function PropControl({ prop, value, onChange }: PropControlProps) {
  const { name, type, required, default: byDefault } = prop;
  const values = prop.values ?? LISTS[type];
  if (values) {
    const options = values.map((one) => ({ value: String(one), label: String(one) }));
    const none = { value: '', label: 'не задано' };
    const initial = byDefault?.replaceAll("'", '');
    const mayBeUnset = !required && !options.some((option) => option.value === initial);
    return (
      <Select
        label={name}
        size="small"
        options={mayBeUnset ? [none, ...options] : options}
        value={asText(value ?? initial)}
        onChange={({ currentTarget }) =>
          onChange(values.find((one) => String(one) === currentTarget.value))
        }
      />
    );
  }
  switch (type) {
    case 'boolean':
      return (
        <Checkbox
          label={name}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
    case 'number | null':
      return (
        <Input
          label={name}
          type="number"
          value={asText(value)}
          onChange={({ currentTarget }) =>
            onChange(parseNumber(currentTarget.value, -NUMBER_LIMIT, NUMBER_LIMIT))
          }
        />
      );
    case 'string':
    case 'ReactNode':
      return (
        <Input
          label={name}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value || (required ? '' : undefined))}
        />
      );
    default:
      return null;
  }
}
