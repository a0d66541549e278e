import {
  caretAfter,
  readEdit,
  type MaskedText,
  type RawEdit,
} from '#src/ui/base/Field/mask-edit.ts';
import { formatPhone, readPhone, SEPARATORS, type Phone } from './phone-number.ts';

interface PhoneEdit extends MaskedText {
  readonly phone: Phone;
}

/** The phone, its text and the caret after a person's edit. */
export function editPhone(previous: Phone, edit: RawEdit): PhoneEdit {
  const { kept, before } = readEdit(edit, previous.kept, SEPARATORS);
  const phone = readPhone(kept, previous.country);
  const text = formatPhone(phone);
  // What was taken off stood in front: a code, an 8 or a 0.
  const left = Math.max(0, before - (kept.length - phone.kept.length));
  return { phone, text, caret: caretAfter(text, left, edit.inputType, SEPARATORS) };
}
