import { useState, type ClipboardEvent, type ComponentProps, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { LONGEST_TYPED } from '#src/ui/base/Field/fit-text.ts';
import { isComposing, placeText, rawEdit } from '#src/ui/base/Field/mask-edit.ts';
import { Calendar } from './Calendar.tsx';
import { editDate } from './date-mask.ts';
import { toIsoDate, parseDate, formatIsoDate } from './date-text.ts';
import control from '#src/ui/base/Field/Control.module.css';
import styles from './DatePicker.module.css';

type OwnAttributes =
  | 'className'
  | 'defaultValue'
  | 'id'
  | 'max'
  | 'min'
  | 'onChange'
  | 'onPaste'
  | 'type'
  | 'value';

export interface DatePickerProps extends FieldLook, Omit<ComponentProps<'input'>, OwnAttributes> {
  /**
   * `YYYY-MM-DD`; null for none. Null is also the value of an incomplete date, which stays visible: to
   * clear the field, a form also changes its `key`.
   */
  value: string | null;
  /**
   * `YYYY-MM-DD`, or null while the date is incomplete or impossible; `text`, the field's text,
   * distinguishes the two. A day outside `min` and `max` is also passed: the form reports the error.
   */
  onChange: (value: string | null, text: string) => void;
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that the calendar offers, `YYYY-MM-DD`. */
  max?: string;
  /** The text that marks the field as optional. */
  optional?: string;
}

/** Length of «05.11.2026». */
const COMPLETE_LENGTH = 10;

/**
 * A date: typed as ДД.ММ.ГГГГ, pasted in any usual form, or chosen in the browser's calendar. A day that
 * the calendar does not have is reported at once.
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
  const [shown, setShown] = useState({ value, text: formatIsoDate(value) });
  /** What a keyboard is composing; it is masked when it ends. */
  const [composed, setComposed] = useState<string | null>(null);
  if (shown.value !== value) setShown({ value, text: formatIsoDate(value) });

  const isImpossible = shown.text.length === COMPLETE_LENGTH && shown.value === null;
  const shownError = error ?? (isImpossible ? t('datePicker.impossible') : undefined);

  const change = (text: string) => {
    const next = toIsoDate(text);
    setShown({ value: next, text });
    onChange(next, text);
  };
  const edit = ({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const next = editDate(shown.text, rawEdit(field, nativeEvent));
    setComposed(isComposing(nativeEvent) ? field.value : null);
    if (!isComposing(nativeEvent)) placeText(field, next);
    change(next.text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const pasted = parseDate(text);
    // The mask would turn a text with words into a wrong date.
    if (pasted !== null || /\p{L}/u.test(text)) event.preventDefault();
    if (pasted !== null && !input.readOnly) change(pasted);
  };

  return (
    <Field {...{ label, hint, error: shownError, optional }} {...(hidesLabel && { hidesLabel })}>
      {(attributes) => (
        <span className={styles.place}>
          <input
            inputMode="numeric"
            maxLength={LONGEST_TYPED}
            autoComplete="off"
            placeholder={t('datePicker.mask')}
            {...input}
            {...attributes}
            type="text"
            className={control.control}
            value={composed ?? shown.text}
            onChange={edit}
            onCompositionEnd={edit}
            onPaste={paste}
          />
          <Calendar
            label={t('datePicker.open', { label })}
            value={value}
            onChange={(day) => change(formatIsoDate(day))}
            disabled={input.disabled === true || input.readOnly === true}
            {...{ min, max }}
          />
        </span>
      )}
    </Field>
  );
}
