import { useState, type ChangeEvent, type ClipboardEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import control from '#src/ui/base/Field/Control.module.css';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { Calendar } from './Calendar.tsx';
import { editDate } from './date-mask.ts';
import { isoOf, readDate, textOf } from './date-text.ts';
import { placeText, rawEdit } from '#src/ui/base/Field/mask-edit.ts';
import styles from './DatePicker.module.css';

type OwnAttributes =
  'className' | 'defaultValue' | 'id' | 'max' | 'min' | 'onChange' | 'onPaste' | 'type' | 'value';

export interface DatePickerProps extends FieldLook, Omit<ComponentProps<'input'>, OwnAttributes> {
  /**
   * `YYYY-MM-DD`, or null for none. Null is also the value of a half-typed date, which stays in sight: a form
   * that is emptied gives the field another `key` with it.
   */
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

/** «05.11.2026» */
const COMPLETE_LENGTH = 10;

/**
 * A date typed as ДД.ММ.ГГГГ, pasted in any usual form, or chosen in the browser's own calendar. A day
 * that no calendar has is told at once.
 */
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

  const isImpossible = shown.text.length === COMPLETE_LENGTH && shown.value === null;
  const wrong = error ?? (isImpossible ? t('datePicker.impossible') : undefined);

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
    const text = event.clipboardData.getData('text');
    const pasted = readDate(text);
    // The mask would make some other date of a text with words.
    if (pasted !== null || /\p{L}/u.test(text)) event.preventDefault();
    if (pasted !== null && !input.readOnly) change(pasted);
  };

  return (
    <Field {...{ label, hint, error: wrong, optional }} {...(hidesLabel && { hidesLabel })}>
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
