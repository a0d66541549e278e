import * as v from 'valibot';
import { isDrawing } from '#server/demo/drawings/drawings.ts';
import { localText, reference } from './dictionaries.ts';
import { variants } from './variants.ts';

/**
 * What several variants have in common, as the files of `items/` describe it. The n-th variant's id is the base's id
 * plus n, for ever.
 */
export const baseItem = v.strictObject({
  id: v.number(),
  name: localText,
  description: localText,
  model: v.string(),
  brand: reference.brand,
  category: reference.category,
  subCategory: reference.subCategory,
  type: reference.type,
  drawing: v.pipe(
    v.string(),
    v.check(isDrawing, ({ input }) => `drawings/things has no ${input}.svg`),
  ),
  /** Further pictures of the same thing: nearer by, in its gift wrapping. */
  views: v.optional(v.array(v.picklist(['near', 'wrapped'])), []),
  /** Coins. */
  price: v.number(),
  amount: localText,
  variants,
});
export type BaseItem = v.InferOutput<typeof baseItem>;

export const eventItem = v.strictObject({
  ...baseItem.entries,
  /** Days from the day of seeding, the hour by Moscow's clock, and where. */
  inDays: v.number(),
  hour: v.number(),
  place: localText,
  /** How many tickets one person may have. */
  ticketLimit: v.nullable(v.number()),
});
export type EventItem = v.InferOutput<typeof eventItem>;
