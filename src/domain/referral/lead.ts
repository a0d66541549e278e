import { APOSTROPHES, cleanName } from '../text/clean-text.ts';

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

/**
 * The spelling of letters that no alphabet of the lander has and that are not one of its letters with a mark:
 * as passports and translations into Russian spell them.
 */
const SPELLED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    // Cyrillic of Kazakhstan, Kyrgyzstan, Tajikistan, Uzbekistan, Ukraine, Belarus and the peoples of Russia.
    'ә а, ғ г, ҕ г, ґ г, җ ж, ҙ з, қ к, ҡ к, ң н, ҥ н, ө о, ұ у, ү у, ҳ х, һ х, ҷ дж, і и, є е, ҫ с, ӕ ае',
    'ј й, љ ль, њ нь, ђ дж, џ дж, ћ ч, ѕ дз, ѣ е, ѳ ф, ѵ и',
    // Latin: of Azerbaijan and Turkey, then of northern and western Europe.
    'ə a, ǝ a, ı i, ł l, ø o, đ d, ð d, þ th, æ ae, œ oe, ß ss, ħ h, ŋ n, ŧ t, ĳ ij, ſ s',
  ]
    .flatMap((row) => row.split(', '))
    .map((pair): [string, string] => {
      const [letter = '', spelled = ''] = pair.split(' ');
      return [letter, spelled];
    }),
);

/** A letter without its marks, in the lander's spelling; one that has none stays. */
function spell(character: string): string {
  const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
  const small = letter.toLowerCase();
  const spelled = SPELLED[small] ?? small;
  return small === letter ? spelled : spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

const OTHER_CHARACTER = /[^A-Za-zА-Яа-яЁё]/gu;
const NO_LETTER = new RegExp(`(?!\\s)[\\P{L}${APOSTROPHES}]`, 'gu');
const LANDER_NAME = /^[A-Za-zА-Яа-яЁё ]+$/;

/**
 * Reduces a name to letters and single spaces, in the spelling of the Russian and Latin alphabets: «Ҷамшед» is
 * «Джамшед». The parts of a double name stay two words. A letter without such a spelling is never dropped: it
 * stays, and the name is not `isLanderName`.
 */
export const landerName = (text: string): string =>
  cleanName(text)
    .replaceAll('-', ' ')
    .replace(OTHER_CHARACTER, spell)
    .replace(NO_LETTER, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a reduced name has only Russian and Latin letters and spaces, all that the lander accepts (R5.3). */
export const isLanderName = (name: string): boolean => LANDER_NAME.test(name);

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
