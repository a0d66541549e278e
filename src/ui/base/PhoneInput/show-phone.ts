import { codeOf, formatPhone, phoneOf } from './phone-number.ts';

/** A stored phone as people read it: «+7 916 123 45 67». */
export function showPhone(value: string): string {
  const phone = phoneOf(value, 'RU');
  if (phone.text !== undefined) return phone.text;
  return phone.kept.startsWith('+')
    ? phone.kept
    : `+${codeOf(phone.country)} ${formatPhone(phone)}`;
}
