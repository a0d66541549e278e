/** 11 to 15 digits with a country code (E.164). */
const INTERNATIONAL = /^[1-9]\d{10,14}$/;

/**
 * The digits of a phone by the rule of specification §5: removes everything else and replaces the 8 of an
 * 11-digit number by 7.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

/** The phone with its plus, the form that is stored and receives messages (R5.2). */
export const normalisePhone = (text: string): string => `+${phoneDigits(text)}`;

/** Whether the normalised text is a phone, of any country, that can receive messages. */
export const isPhone = (text: string): boolean => INTERNATIONAL.test(phoneDigits(text));
