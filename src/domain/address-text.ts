import { stripEmoji } from './emoji.ts';

/** An address as it is stored: without emoji, needless spaces, and the comma that invites to type on. */
export const tidyAddress = (text: string): string =>
  stripEmoji(text)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s,]+$/u, '');

/** Whether two texts name one place; case and spacing do not matter. */
export const isSameAddress = (one: string, other: string): boolean =>
  comparable(one) === comparable(other);

const comparable = (text: string): string =>
  tidyAddress(text)
    .toLowerCase()
    .replace(/[\s,]+/gu, ' ');
