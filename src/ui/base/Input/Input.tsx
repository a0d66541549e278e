import type { ComponentProps } from 'react';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { LONGEST_TYPED } from '#src/ui/base/Field/fit-text.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import control from '#src/ui/base/Field/Control.module.css';
import styles from './Input.module.css';

export interface InputProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** The text that marks the field as optional. */
  optional?: string;
  /** An icon of the expected content, before the text. */
  icon?: IconName;
}

/** A single-line text field; passes every native property on, so that a form library can control it. */
export function Input({ label, hint, error, hidesLabel, optional, icon, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, hidesLabel, optional }}>
      {(attributes) => (
        <span className={styles.place} data-icon={icon && true}>
          {icon && <Icon name={icon} size={20} />}
          <input
            type="text"
            maxLength={LONGEST_TYPED}
            {...input}
            {...attributes}
            className={control.control}
          />
        </span>
      )}
    </Field>
  );
}
