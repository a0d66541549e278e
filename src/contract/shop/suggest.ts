import * as v from 'valibot';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { typedText } from '../common.ts';

/**
 * POST /suggest/address (R7.33): addresses that begin with the typed text. The header is `Authorization:
 * Token <suggestToken of config.json>`, never the member's token; 401 without it.
 */
export const suggestBody = v.strictObject({
  /** The typed text: Russian, Uzbek, or either in Latin letters. */
  query: typedText(cleanLine, 300),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 10),
  /** Language of the response. */
  language: v.optional(v.picklist(['ru', 'uz']), 'ru'),
  /** Restricts the suggestions to pickup places. */
  kind: v.optional(v.picklist(['pickup'])),
});
export type SuggestBody = v.InferOutput<typeof suggestBody>;

export const suggestResponse = v.object({
  suggestions: v.array(
    v.object({
      /** The text for the field. */
      value: v.string(),
      kind: v.picklist(['city', 'street', 'pickup']),
    }),
  ),
});
export type Suggestion = v.InferOutput<typeof suggestResponse>['suggestions'][number];
