import {
  caretAfter,
  parseEdit,
  type MaskedText,
  type RawEdit,
} from '#src/ui/base/Field/mask-edit.ts';
import {
  formatPhone,
  keptOf,
  parsePhone,
  SEPARATORS,
  unreduced,
  valueOf,
  type Phone,
} from './phone-number.ts';
import { hasOnePhone, hasTail } from './phone-text.ts';

interface PhoneEdit extends MaskedText {
  readonly phone: Phone;
}

/** Whether an edit puts more than one character into the field: pasted, dropped, autofilled or dictated. */
const isInserted = (previous: Phone, { raw }: RawEdit): boolean =>
  raw.length - formatPhone(previous).length > 1;

/**
 * Whether the text must stay as it is. A second number or an extension that was inserted, or typed behind a
 * whole number, would be glued to it; a letter that slips in among the digits is left out.
 */
function staysAsTyped(previous: Phone, edit: RawEdit): boolean {
  const { raw } = edit;
  const wasUnreduced = previous.text !== undefined;
  if (!hasOnePhone(raw)) return wasUnreduced || isInserted(previous, edit);
  if (!hasTail(raw) || (!wasUnreduced && isInserted(previous, edit))) return false;
  return valueOf(parsePhone(keptOf(raw), previous.country)).isValid;
}

/** The phone, its text and the caret after an edit. */
export function editPhone(previous: Phone, edit: RawEdit): PhoneEdit {
  if (staysAsTyped(previous, edit)) {
    const phone = unreduced(edit.raw, previous.country);
    return { phone, text: edit.raw, caret: edit.caret };
  }
  // Of a text that stayed as typed, a deleted separator takes no digit with it.
  const digits = previous.text === undefined ? previous.kept : '';
  const { kept, before } = parseEdit(edit, digits, SEPARATORS);
  const phone = parsePhone(kept, previous.country);
  const text = formatPhone(phone);
  // The removed digits were at the front: a country code, an 8 or a 0.
  const left = Math.max(0, before - (kept.length - phone.kept.length));
  return { phone, text, caret: caretAfter(text, left, edit.inputType, SEPARATORS) };
}
