import { useState, type ClipboardEvent, type ComponentProps, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { LONGEST_TYPED } from '#src/ui/base/Field/fit-text.ts';
import { isComposing, placeText, rawEdit } from '#src/ui/base/Field/mask-edit.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { Country } from './countries.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { editPhone } from './phone-mask.ts';
import {
  codeOf,
  formatPhone,
  inCountry,
  keptOf,
  phoneOf,
  parsePhone,
  unreduced,
  valueOf,
  type Phone,
  type PhoneState,
} from './phone-number.ts';
import { hasOnePhone } from './phone-text.ts';
import control from '#src/ui/base/Field/Control.module.css';
import styles from './PhoneInput.module.css';

type OwnAttributes =
  | 'className'
  | 'defaultValue'
  | 'id'
  | 'onChange'
  | 'onPaste'
  | 'type'
  | 'value';

export interface PhoneInputProps extends FieldLook, Omit<ComponentProps<'input'>, OwnAttributes> {
  /** «+79161234567»; other usual forms are accepted. */
  value: string;
  /** E.164 once the number is complete, before that the text with its code. */
  onChange: (value: string, state: PhoneState) => void;
  /** Country of an empty field. */
  defaultCountry?: Country;
  /** The text that marks the field as optional. */
  optional?: string;
}

/** The text of the field with what is pasted; the browser would drop its line ends and glue two numbers. */
function withPasted(field: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = field;
  const line = pasted.trim().replace(/[\r\n]+/g, ', ');
  return value.slice(0, selectionStart ?? 0) + line + value.slice(selectionEnd ?? value.length);
}

/** A phone of one of the programme's countries; typed, pasted or autofilled in any usual form (R5.2). */
export function PhoneInput({
  label,
  hint,
  error,
  hidesLabel,
  optional,
  value,
  onChange,
  defaultCountry = 'RU',
  ...input
}: PhoneInputProps) {
  const { t } = useTranslation('kit');
  const [shown, setShown] = useState(() => ({ ...phoneOf(value, defaultCountry), value }));
  /** What a keyboard is composing; it is masked when it ends. */
  const [composed, setComposed] = useState<string | null>(null);
  const [switchedTo, setSwitchedTo] = useState<Country | null>(null);
  if (shown.value !== value) setShown({ ...phoneOf(value, shown.country), value });

  const change = (phone: Phone) => {
    const { value: next, isValid } = valueOf(phone);
    setShown({ ...phone, value: next });
    onChange(next, { country: phone.country, isValid });
  };
  const typed = (phone: Phone) => {
    setSwitchedTo(phone.country === shown.country ? null : phone.country);
    change(phone);
  };
  const edit = ({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const next = editPhone(shown, rawEdit(field, nativeEvent));
    setComposed(isComposing(nativeEvent) ? field.value : null);
    if (!isComposing(nativeEvent)) placeText(field, next);
    typed(next.phone);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    // The field takes what fits and says how much does not.
    if (pasted.length > LONGEST_TYPED) return;
    const phone = hasOnePhone(pasted)
      ? parsePhone(keptOf(pasted), shown.country)
      : unreduced(withPasted(event.currentTarget, pasted), shown.country);
    if ((phone.text === undefined && !valueOf(phone).isValid) || input.readOnly === true) return;
    event.preventDefault();
    typed(phone);
  };

  return (
    <Field {...{ label, hint, error, optional }} {...(hidesLabel && { hidesLabel })}>
      {(attributes) => (
        <span className={styles.place}>
          <CountrySelect
            label={t('phoneInput.country', { label })}
            country={shown.country}
            onChange={(country) => change(inCountry(shown, country))}
            disabled={input.disabled === true || input.readOnly === true}
          />
          <input
            inputMode="tel"
            maxLength={LONGEST_TYPED}
            autoComplete="tel"
            {...input}
            {...attributes}
            type="tel"
            className={control.control}
            value={composed ?? formatPhone(shown)}
            onChange={edit}
            onCompositionEnd={edit}
            onPaste={paste}
          />
          <VisuallyHidden>
            <span role="status">
              {switchedTo && `${t(`phoneInput.countries.${switchedTo}`)} +${codeOf(switchedTo)}`}
            </span>
          </VisuallyHidden>
        </span>
      )}
    </Field>
  );
}
