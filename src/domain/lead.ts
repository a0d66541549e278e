import { cleanName } from './clean-text.ts';

/** Land parameters of the lander, one for each brand (R7.32). */
export const LANDS = ['mc_referral', 'mt_referral', 'sf_referral', 'sp_referral'] as const;
export const DEFAULT_LAND = 'sf_referral';

/** Texts that mark the outcome in the lander's response, which has no status (R8.3). */
export const LANDER_MARKS = { success: 'send-success', antiSpam: 'заявка не отправлена' } as const;

/**
 * A merge-lead key: our keys are a prefix, base 36 and Unix seconds (R5.1); keys from elsewhere may
 * differ.
 */
export const MERGE_LEAD = /^[\w-]{8,64}$/;

/** Russian letters for the Uzbek Cyrillic ones that the lander does not know. */
const RUSSIAN_FOR: Readonly<Record<string, string>> = {
  ў: 'у',
  қ: 'к',
  ғ: 'г',
  ҳ: 'х',
  Ў: 'У',
  Қ: 'К',
  Ғ: 'Г',
  Ҳ: 'Х',
};

/** The closest letter of the lander's alphabets, so that «José» and «Ғани» lose no letter. */
const closestLetter = (character: string): string =>
  RUSSIAN_FOR[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Reduces a name to Russian and Latin letters and single spaces, which is all the lander accepts (R5.3). The
 * parts of a double name stay two words.
 */
export const landerName = (text: string): string =>
  cleanName(text)
    .replaceAll('-', ' ')
    .replace(/[^a-zа-яё]/giu, closestLetter)
    .replace(/[^a-zа-яё\s]/giu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Longest name that the lander accepts, in characters. */
export const LANDER_NAME_LIMIT = 150;

/** A friend's name as the lander gets it, within its length. */
export const friendLanderName = (name: string): string =>
  landerName(name).slice(0, LANDER_NAME_LIMIT).trim();

/**
 * Creates the key of a lead: SF, random base 36 and Unix seconds (R5.1). It is stored with the lead, so
 * that a retry carries the same key.
 * @param random a random 64-bit number
 * @param now ms since the epoch
 */
export const mergeLeadKey = (random: bigint, now: number): string =>
  `SF${random.toString(36)}${Math.floor(now / 1000)}`;

/** Outcome of a lead: sent, held back by the anti-spam, or refused with a text. */
export type LeadOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'anti-spam' }
  | { readonly status: 'refused'; readonly text: string };

/** Longest lander text shown to a person, in characters. */
const TEXT_LIMIT = 300;

/** Parses the lander's response by its marks (R8.3); markup is removed and never shown. */
export function parseLanderResponse(response: string): LeadOutcome {
  if (response.includes(LANDER_MARKS.antiSpam)) return { status: 'anti-spam' };
  if (response.includes(LANDER_MARKS.success)) return { status: 'sent' };
  const text = response
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { status: 'refused', text: text.slice(0, TEXT_LIMIT) };
}
