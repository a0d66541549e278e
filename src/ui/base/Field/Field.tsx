import { useId, type ReactNode } from 'react';
import { controlAttributes, type ControlAttributes } from './control-attributes.ts';
import styles from './Field.module.css';
import { Messages } from './Messages.tsx';

/** What every control of a form says of itself. */
export interface FieldLook {
  label: string;
  /** Help that stays in sight, under the control. */
  hint?: string | undefined;
  /** What is wrong and what to do; the control is then marked as invalid. */
  error?: string | undefined;
  /** The label is read out and not seen: where the place says it already, as with a search. */
  hidesLabel?: boolean | undefined;
}

interface FieldProps extends FieldLook {
  /** Says «optional» beside the label: fields are required unless they say otherwise (R5.5). */
  optional?: string | undefined;
  /** What stands at the end of the line under the control, as a counter does. */
  aside?: ReactNode;
  /** One line under the control stays free when there is nothing to say, so that nothing jumps. */
  keepsLine?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, error and hint of one field under each other. */
export function Field({
  label,
  hint,
  error,
  hidesLabel = false,
  optional,
  aside,
  keepsLine = false,
  children,
}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : true}>
      <label className={styles.label} htmlFor={id} data-hidden={hidesLabel || undefined}>
        {label}
        {optional !== undefined && <span className={styles.optional}>{optional}</span>}
      </label>
      {children(controlAttributes(id, { hint, error }))}
      <Messages {...{ id, hint, error, aside, keepsLine }} />
    </div>
  );
}
