/**
 * `hasOnePhone` of src/domain/person/phone.ts, which this folder may not import: a test compares both. A text with
 * more than one number stays in the field as typed, so that the form's error can explain it.
 */
const INVISIBLE =
  /(?!\s)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]|\uFEFF/gu;
const SEPARATORS = '\\s\\p{Pd}\\u2212().~/\\\\·•';
const ONE_NUMBER = new RegExp(`^\\+?[\\d${SEPARATORS}]*$`, 'u');
const DIVIDED = /(?:\d\D*){7}[\n/\\]/u;
const MOST_DIGITS = 18;
/** A sign behind the digits that begins something else than a number: «90 123 45 67 д», «90 123 45 67 #». */
const TAIL = new RegExp(`\\d[${SEPARATORS}]*[^\\d${SEPARATORS}]\\D*$`, 'u');

const visible = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(INVISIBLE, '');

/** Whether a text names at most one phone, without an extension. */
export function hasOnePhone(text: string): boolean {
  const number = visible(text)
    .trim()
    .replace(/^[^\d+]+|(?<!\D)\D+$/gu, '');
  const count = number.replace(/\D/g, '').length;
  return ONE_NUMBER.test(number) && !DIVIDED.test(number) && count <= MOST_DIGITS;
}

/** Whether something other than a number follows the digits. */
export const hasTail = (text: string): boolean => TAIL.test(visible(text));
