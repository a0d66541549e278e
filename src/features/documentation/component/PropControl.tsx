import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { parseNumber } from '../parse-number.ts';

interface PropControlProps {
  prop: ComponentDocs['props'][number];
  value: unknown;
  /** undefined removes the property. */
  onChange: (value: unknown) => void;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The control that edits one property. */
export function PropControl({
  prop: { name, control, required, default: byDefault },
  value,
  onChange,
}: PropControlProps) {
  switch (control?.kind) {
    case 'choice': {
      const options = control.options.map((option) => ({ value: option, label: option }));
      const none = { value: '', label: 'не задано' };
      return (
        <Select
          label={name}
          size="small"
          options={required || byDefault ? options : [none, ...options]}
          value={asText(value ?? byDefault?.replaceAll("'", ''))}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      );
    }
    case 'flag':
      return (
        <Checkbox
          label={name}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'text':
      return (
        <Input
          label={name}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value || (required ? '' : undefined))}
        />
      );
    case 'number':
      return (
        <Input
          label={name}
          type="number"
          min={control.min}
          max={control.max}
          value={asText(value)}
          onChange={({ currentTarget }) =>
            onChange(parseNumber(currentTarget.value, control.min, control.max))
          }
        />
      );
    case undefined:
      return null;
  }
}
