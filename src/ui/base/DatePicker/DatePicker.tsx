import { useState, type ChangeEvent, type ClipboardEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import control from '#src/ui/base/Field/Control.module.css';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { Calendar } from './Calendar.tsx';
import { editDate } from './date-mask.ts';
import { isoOf, readDate, textOf } from './date-text.ts';
import { placeText, rawEdit } from './mask-edit.ts';
import styles from './DatePicker.module.css';

type OwnAttributes =
  'className' | 'defaultValue' | 'id' | 'max' | 'min' | 'onChange' | 'onPaste' | 'type' | 'value';

export interface DatePickerProps extends FieldLook, Omit<ComponentProps<'input'>, OwnAttributes> {
  /** `YYYY-MM-DD`, or null for none. */
  value: string | null;
  /**
   * `YYYY-MM-DD`, or null while the date is incomplete or impossible; `text` as it stands in the field
   * tells the one from the other. A day outside of `min` and `max` is told too: the form says what is wrong.
   */
  onChange: (value: string | null, text: string) => void;
  /** First and last day that the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Says that the field may stay empty, in words. */
  optional?: string;
}

/** A date typed as ДД.ММ.ГГГГ, pasted in any usual form, or chosen in the browser's own calendar. */
export function DatePicker({
  label,
  hint,
  error,
  hidesLabel,
  optional,
  value,
  onChange,
  min,
  max,
  ...input
}: DatePickerProps) {
  const { t } = useTranslation('kit');
  const [shown, setShown] = useState({ value, text: textOf(value) });
  if (shown.value !== value) setShown({ value, text: textOf(value) });

  const change = (text: string) => {
    const next = isoOf(text);
    setShown({ value: next, text });
    onChange(next, text);
  };
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const next = editDate(shown.text, rawEdit(event.target, event.nativeEvent));
    placeText(event.target, next);
    change(next.text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = readDate(event.clipboardData.getData('text'));
    if (pasted === null || input.readOnly) return;
    event.preventDefault();
    change(pasted);
  };

  return (
    <Field {...{ label, hint, error, optional }} {...(hidesLabel && { hidesLabel })}>
      {(attributes) => (
        <span className={styles.place}>
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('datePicker.mask')}
            {...input}
            {...attributes}
            type="text"
            className={control.control}
            value={shown.text}
            onChange={edit}
            onPaste={paste}
          />
          <Calendar
            label={t('datePicker.open', { label })}
            value={value}
            onChange={(day) => change(textOf(day))}
            disabled={input.disabled === true || input.readOnly === true}
            {...{ min, max }}
          />
        </span>
      )}
    </Field>
  );
}
