import {
  caretAfter,
  parseEdit,
  type MaskedText,
  type RawEdit,
} from '#src/ui/base/Field/mask-edit.ts';
import { formatPhone, parsePhone, SEPARATORS, type Phone } from './phone-number.ts';

interface PhoneEdit extends MaskedText {
  readonly phone: Phone;
}

/** The phone, its text and the caret after an edit. */
export function editPhone(previous: Phone, edit: RawEdit): PhoneEdit {
  const { kept, before } = parseEdit(edit, previous.kept, SEPARATORS);
  const phone = parsePhone(kept, previous.country);
  const text = formatPhone(phone);
  // The removed digits were at the front: a country code, an 8 or a 0.
  const left = Math.max(0, before - (kept.length - phone.kept.length));
  return { phone, text, caret: caretAfter(text, left, edit.inputType, SEPARATORS) };
}
