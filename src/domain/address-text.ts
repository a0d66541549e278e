import { foldText } from './clean-text.ts';
import { cleanFreeLine } from './free-text.ts';

/** An address as it is stored: cleaned, without emoji and the comma that invites to type on. */
export const tidyAddress = (text: string): string => cleanFreeLine(text).replace(/[\s,]+$/u, '');

/** Whether two texts name one place; case, spaces, commas, dashes and apostrophes do not matter. */
export const isSameAddress = (one: string, other: string): boolean =>
  comparable(one) === comparable(other);

const comparable = (text: string): string => foldText(tidyAddress(text)).replace(/[\s,]+/gu, ' ');
