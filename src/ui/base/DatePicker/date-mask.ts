import {
  caretAfter,
  parseEdit,
  type MaskEdit,
  type MaskedText,
  type RawEdit,
} from '#src/ui/base/Field/mask-edit.ts';
import { toIsoDate, parseDate } from './date-text.ts';

const SEPARATORS = /\D/g;
/** Digits of a complete date. */
const DATE_DIGITS = 8;
/** Positions of the dots, in digits. */
const DAY = 2;
const MONTH = 4;

function withDots(digits: string, eager: boolean): string {
  const parts = [digits.slice(0, DAY), digits.slice(DAY, MONTH), digits.slice(MONTH)];
  const text = parts.filter((part) => part !== '').join('.');
  const endsGroup = digits.length === DAY || digits.length === MONTH;
  return eager && endsGroup ? `${text}.` : text;
}

/** A digit typed into a complete date replaces the next digit; otherwise the year would be pushed out. */
function replaceNextDigit({ kept, before }: MaskEdit): MaskEdit {
  const excess = Math.max(0, kept.length - DATE_DIGITS);
  const digits = (kept.slice(0, before) + kept.slice(before + excess)).slice(0, DATE_DIGITS);
  return { kept: digits, before: Math.min(before, DATE_DIGITS) };
}

/** «5.» means 05: the typed dot completes the day or the month. */
function padDigit(edit: MaskEdit, raw: string): MaskEdit {
  const { kept, before } = edit;
  const isOneDigit = kept.length === DAY - 1 || kept.length === MONTH - 1;
  if (!isOneDigit || before !== kept.length || !/[1-9]\D$/.test(raw)) return edit;
  return { kept: `${kept.slice(0, -1)}0${kept.slice(-1)}`, before: before + 1 };
}

/** Text and caret after an edit of «ДД.ММ.ГГГГ». */
export function editDate(previous: string, edit: RawEdit): MaskedText {
  const isTyped = /^(insertText|insertCompositionText|delete)/.test(edit.inputType);
  const whole = isTyped ? null : parseDate(edit.raw);
  if (whole !== null) return { text: whole, caret: whole.length };
  const read = parseEdit(edit, previous.replace(SEPARATORS, ''), SEPARATORS);
  const isDeletion = edit.inputType.startsWith('delete');
  const { kept, before } = replaceNextDigit(isDeletion ? read : padDigit(read, edit.raw));
  const isAtEnd = before === kept.length;
  const text = withDots(kept, !isDeletion && isAtEnd);
  if (isAtEnd && !isDeletion && kept.length === DATE_DIGITS && toIsoDate(text) === null) {
    const reordered = parseDate(kept) ?? text;
    return { text: reordered, caret: reordered.length };
  }
  return { text, caret: caretAfter(text, before, edit.inputType, SEPARATORS) };
}
