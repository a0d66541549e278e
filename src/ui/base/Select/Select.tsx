import type { ComponentProps } from 'react';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import control from '#src/ui/base/Field/Control.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldLook, Omit<ComponentProps<'select'>, 'className' | 'id' | 'size' | 'children'> {
  /** Options, or groups of them. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is selected; not selectable. Its value is the empty text. */
  placeholder?: string;
  /** The text that marks the field as optional. */
  optional?: string;
  /** small: 44 px high, for filters. */
  size?: 'medium' | 'small';
  /** Without a frame, only as wide as its choices: for a choice that is no field of a form. */
  plain?: boolean;
}

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

const drawEntry = (entry: SelectOption | SelectGroup) =>
  'options' in entry ? (
    <optgroup key={entry.label} label={entry.label}>
      {entry.options.map(drawOption)}
    </optgroup>
  ) : (
    drawOption(entry)
  );

/** One of several options in the browser's list; passes every native property on. */
export function Select({
  label,
  hint,
  error,
  hidesLabel,
  optional,
  options,
  placeholder,
  size = 'medium',
  plain = false,
  ...select
}: SelectProps) {
  // Without it the browser would select the first enabled option.
  const start = placeholder !== undefined && select.value === undefined && { defaultValue: '' };
  return (
    <Field {...{ label, hint, error, hidesLabel, optional }}>
      {(attributes) => (
        <span className={styles.place} data-size={size} data-plain={plain || undefined}>
          <select
            {...start}
            {...select}
            {...attributes}
            className={`${control.control} ${styles.select}`}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(drawEntry)}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      )}
    </Field>
  );
}
