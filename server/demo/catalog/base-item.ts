import type { ProductOption } from '#src/domain/product.ts';
import type { LocalText } from '#src/domain/text.ts';
import type { DrawingName } from '#server/demo/drawings/drawings.ts';
import type { TintName } from '#server/demo/drawings/tint.ts';

/** One thing to buy of a base item: its colour, size or model. */
export interface Variant {
  /** Follows the base item's name after a comma; null when there is just one. */
  readonly label: LocalText | null;
  /** What it is chosen by among the others; empty when there is just one. */
  readonly options: readonly ProductOption[];
  /** The shade that it is drawn in. */
  readonly tint: TintName;
  /** Coins, where they differ from the base item's. */
  readonly price?: number;
}

/** What several variants have in common. The n-th variant's id is the base's id plus n, for ever. */
export interface BaseItem {
  readonly id: number;
  readonly name: LocalText;
  readonly model: string;
  readonly description: LocalText;
  readonly brandId: number;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly typeId: number;
  /** Coins. */
  readonly price: number;
  readonly amount: LocalText;
  readonly drawing: DrawingName;
  /** Further pictures of the same thing: nearer by, in its gift wrapping. */
  readonly views?: readonly ('near' | 'wrapped')[];
  readonly variants: readonly Variant[];
}

export interface EventItem extends BaseItem {
  /** Days from the day of seeding, the hour by Moscow's clock, and where. */
  readonly inDays: number;
  readonly hour: number;
  readonly place: LocalText;
  /** How many tickets one person may have. */
  readonly ticketLimit: number | null;
}

/** Binds a number to what it counts: «128 ГБ» in two lines is neither. */
const bindUnits = (words: string): string => words.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0');

export const text = (ru: string, uz: string): LocalText => ({
  ru: bindUnits(ru),
  uz: bindUnits(uz),
});
export const PIECE = text('1 шт.', '1 dona');
export const SET = text('1 набор', '1 toʻplam');
