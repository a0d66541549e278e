/** The lands that the lander knows, one a brand (R7.32). */
export const LANDS = ['mc_referral', 'mt_referral', 'sf_referral', 'sp_referral'] as const;
export const DEFAULT_LAND = 'sf_referral';

/** What the lander's answer says: the rule of specification §8 reads it from the text alone. */
export const LANDER_MARKS = { success: 'send-success', antiSpam: 'заявка не отправлена' } as const;

/** A merge-lead key: a prefix, base 36 and Unix seconds (R5.1); what comes from elsewhere may differ. */
export const MERGE_LEAD = /^[\w-]{8,64}$/;

/** A name with Russian and Latin letters and single spaces alone, as the lander takes it (R5.3). */
export const landerName = (text: string): string =>
  text
    .replace(/[^a-zа-яё\s]/giu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * A new key of a lead: SF, random base 36 and Unix seconds (R5.1). It is kept with the lead, so that a
 * retry carries the same one.
 * @param random a random 64-bit number; @param now ms since the epoch
 */
export const mergeLeadKey = (random: bigint, now: number): string =>
  `SF${random.toString(36)}${Math.floor(now / 1000)}`;

/** What the lander made of a lead: taken, held back by its anti-spam, or refused in its own words. */
export type LeadOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'anti-spam' }
  | { readonly status: 'refused'; readonly text: string };

/** Longest text of the lander that is shown to a person. */
const TEXT_LIMIT = 300;

/** Reads the lander's answer by the rule of specification §8: the marks decide, markup is never shown. */
export function readLanderAnswer(answer: string): LeadOutcome {
  if (answer.includes(LANDER_MARKS.antiSpam)) return { status: 'anti-spam' };
  if (answer.includes(LANDER_MARKS.success)) return { status: 'sent' };
  const text = answer
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { status: 'refused', text: text.slice(0, TEXT_LIMIT) };
}
