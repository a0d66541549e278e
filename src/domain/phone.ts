/** 11 to 15 digits with a country code, as E.164 has them. */
const INTERNATIONAL = /^[1-9]\d{10,14}$/;

/**
 * The digits of a phone by the rule of specification §5: everything else is stripped, and an 11-digit
 * number that starts with 8 starts with 7.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

/** The phone with its plus, as it is stored and sent to (R5.2). */
export const normalisePhone = (text: string): string => `+${phoneDigits(text)}`;

/** True for a phone of any country that, once normalised, a message can be sent to. */
export const isPhone = (text: string): boolean => INTERNATIONAL.test(phoneDigits(text));
