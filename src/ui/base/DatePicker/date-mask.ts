import { isoOf, readDate } from './date-text.ts';
import {
  caretAfter,
  readEdit,
  type MaskEdit,
  type MaskedText,
  type RawEdit,
} from '#src/ui/base/Field/mask-edit.ts';

const SEPARATORS = /\D/g;
/** Digits of a whole date. */
const FULL = 8;
/** Digits after which a dot stands. */
const DAY = 2;
const MONTH = 4;

function withDots(digits: string, eager: boolean): string {
  const parts = [digits.slice(0, DAY), digits.slice(DAY, MONTH), digits.slice(MONTH)];
  const text = parts.filter((part) => part !== '').join('.');
  const endsGroup = digits.length === DAY || digits.length === MONTH;
  return eager && endsGroup ? `${text}.` : text;
}

/** A digit typed into a whole date takes the place of the next one; pushed out, the year would be lost. */
function overtype({ kept, before }: MaskEdit): MaskEdit {
  const excess = Math.max(0, kept.length - FULL);
  const digits = (kept.slice(0, before) + kept.slice(before + excess)).slice(0, FULL);
  return { kept: digits, before: Math.min(before, FULL) };
}

/** «5.» means the fifth: who types the dot has finished the day or the month. */
function padded(edit: MaskEdit, raw: string): MaskEdit {
  const { kept, before } = edit;
  const isOneDigit = kept.length === DAY - 1 || kept.length === MONTH - 1;
  if (!isOneDigit || before !== kept.length || !/[1-9]\D$/.test(raw)) return edit;
  return { kept: `${kept.slice(0, -1)}0${kept.slice(-1)}`, before: before + 1 };
}

/** The text and the caret after a person's edit of «ДД.ММ.ГГГГ». */
export function editDate(previous: string, edit: RawEdit): MaskedText {
  const isTyped = /^(insertText|insertCompositionText|delete)/.test(edit.inputType);
  const whole = isTyped ? null : readDate(edit.raw);
  if (whole !== null) return { text: whole, caret: whole.length };
  const read = readEdit(edit, previous.replace(SEPARATORS, ''), SEPARATORS);
  const isDeletion = edit.inputType.startsWith('delete');
  const { kept, before } = overtype(isDeletion ? read : padded(read, edit.raw));
  const isAtEnd = before === kept.length;
  const text = withDots(kept, !isDeletion && isAtEnd);
  if (isAtEnd && !isDeletion && kept.length === FULL && isoOf(text) === null) {
    const turned = readDate(kept) ?? text;
    return { text: turned, caret: turned.length };
  }
  return { text, caret: caretAfter(text, before, edit.inputType, SEPARATORS) };
}
