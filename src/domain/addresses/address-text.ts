import { foldText } from '../text/clean-text.ts';
import { cleanFreeLine } from '../text/free-text.ts';

/** An address without the comma after which the member goes on typing. */
export const withoutLastComma = (text: string): string => text.replace(/(?<![\s,])[\s,]+$/u, '');

/** An address as it is stored: cleaned, without emoji and the last comma. */
export const tidyAddress = (text: string): string => withoutLastComma(cleanFreeLine(text));

/** Whether two texts name one place; case, spaces, commas, dashes and apostrophes do not matter. */
export const isSameAddress = (one: string, other: string): boolean =>
  comparable(one) === comparable(other);

/**
 * Whether an address that begins with a chosen suggestion still has no house number: neither after the
 * suggestion nor as its last part. False for an address in another form.
 */
export function lacksHouse(address: string, suggestion: string): boolean {
  const [text, known] = [tidyAddress(address), tidyAddress(suggestion)];
  if (known === '' || !text.startsWith(known)) return false;
  const lastPart = known.split(',').at(-1)?.trim() ?? '';
  return !/\d/u.test(text.slice(known.length)) && !/^\d/u.test(lastPart);
}

const comparable = (text: string): string => foldText(tidyAddress(text)).replace(/[\s,]+/gu, ' ');
