import { useId, type ComponentProps } from 'react';
import { controlAttributes } from '#src/ui/base/Field/control-attributes.ts';
import type { FieldLook } from '#src/ui/base/Field/Field.tsx';
import { Messages } from '#src/ui/base/Field/Messages.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { RadioCard, type RadioOption } from './RadioCard.tsx';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps
  extends
    FieldLook,
    Omit<
      ComponentProps<'input'>,
      'className' | 'id' | 'type' | 'checked' | 'defaultChecked' | 'value' | 'defaultValue'
    > {
  /** Two to five options. */
  options: readonly RadioOption[];
  /** The selected option, when the parent keeps it. */
  value?: string | undefined;
  /** The option that is selected initially, when the browser keeps it. */
  defaultValue?: string | undefined;
  /** Cards have room for details, in rows for long ones; chips are for a few words each. */
  shape?: 'cards' | 'rows' | 'chips';
}

/**
 * One of a few options as cards or chips. Native properties go to each radio button, `ref` included, as form
 * libraries expect.
 */
export function RadioGroup({
  label,
  hint,
  error,
  hidesLabel = false,
  options,
  value,
  defaultValue,
  shape = 'cards',
  disabled,
  name,
  required,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const { id: groupId, ...attributes } = controlAttributes(id, { hint, error });
  const choice = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value };
  return (
    <fieldset
      {...attributes}
      id={groupId}
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      disabled={disabled}
    >
      <legend id={`${id}-label`} className={styles.label}>
        {hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.cards} data-look={shape}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...input}
            {...choice(option.value)}
            option={option}
            required={required}
            name={name ?? id}
          />
        ))}
      </div>
      <Messages {...{ id, hint, error }} />
    </fieldset>
  );
}
