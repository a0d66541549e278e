import * as v from 'valibot';

/**
 * POST /suggest/address (R7.33): addresses that begin like what was typed. The header is
 * `Authorization: Token <suggestToken of config.json>`, never the member's own; without it 401.
 */
export const suggestBody = v.strictObject({
  /** What was typed, in Russian or in Uzbek or in Latin letters of either. */
  query: v.pipe(v.string(), v.maxLength(300)),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 10),
  /** Language of the answer. */
  language: v.optional(v.picklist(['ru', 'uz']), 'ru'),
  /** Pickup places alone; absent, everything. */
  kind: v.optional(v.picklist(['pickup'])),
});
export type SuggestBody = v.InferOutput<typeof suggestBody>;

export const suggestAnswer = v.object({
  suggestions: v.array(
    v.object({
      /** The text to put into the field. */
      value: v.string(),
      kind: v.picklist(['city', 'street', 'pickup']),
    }),
  ),
});
export type Suggestion = v.InferOutput<typeof suggestAnswer>['suggestions'][number];
