import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { controlAttributes, type ControlAttributes } from './control-attributes.ts';
import { Messages } from './Messages.tsx';
import { useLostText } from './use-lost-text.ts';
import hidden from '#src/ui/base/VisuallyHidden/VisuallyHidden.module.css';
import styles from './Field.module.css';

/** Common properties of form controls. */
export interface FieldLook {
  /** What is entered or chosen. */
  label: string;
  /** Permanent help under the control. */
  hint?: string | undefined;
  /** The error and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** Hides the label visually, for example when an icon shows the purpose of a search. */
  hidesLabel?: boolean | undefined;
}

interface FieldProps extends FieldLook {
  /** Shown beside the label of an optional field: fields are required by default (R5.5). */
  optional?: string | undefined;
  /** Content at the end of the line under the control, such as a counter. */
  aside?: Elements;
  /** Reserves one line for messages, so that nothing jumps. */
  keepsLine?: boolean;
  children: (control: ControlAttributes) => Elements;
}

/**
 * Label, control, error and hint of one field, stacked. When a text is longer than the control's `maxLength`,
 * the field shows how much was cut.
 */
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
  const { t } = useTranslation('kit');
  const { number } = useFormat();
  const id = useId();
  const { place, onInput, lost } = useLostText();
  const notice = lost > 0 ? t('field.cut', { count: lost, number: number(lost) }) : undefined;
  return (
    <div
      ref={place}
      onInput={onInput}
      className={styles.field}
      data-invalid={error === undefined ? undefined : true}
    >
      <label className={hidesLabel ? hidden.hidden : styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional !== undefined && <span className={`muted ${styles.optional}`}>{optional}</span>}
      </label>
      {children(controlAttributes(id, { hint, error }))}
      <Messages {...{ id, hint, error, notice, aside, keepsLine }} />
    </div>
  );
}
