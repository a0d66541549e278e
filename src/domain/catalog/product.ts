import type { LocalText } from '../text/text.ts';

export type ProductKind = 'product' | 'service' | 'event';

/** What a variant is chosen by, such as the colour, with its own choice. */
export interface ProductOption {
  readonly name: LocalText;
  readonly value: LocalText;
}

/** An item of the catalog (R2.15, R2.16). */
export interface Product {
  readonly id: number;
  readonly kind: ProductKind;
  readonly name: LocalText;
  readonly model: string;
  readonly description: LocalText;
  readonly brandId: number;
  readonly categoryId: number;
  readonly subCategoryId: number | null;
  readonly typeId: number;
  /** Coins for one unit. */
  readonly price: number;
  /** Size of one unit, such as «1 шт.» or «2 акад. часа». */
  readonly amount: LocalText;
  /** Units left. */
  readonly stock: number;
  /** Addresses of pictures under the service's origin, the main one first. */
  readonly pictures: readonly string[];
  readonly relatedIds: readonly number[];
  /** The family that it is one of, by the id of one of its variants; null for an item by itself. */
  readonly variantOf: number | null;
  /** How it differs from the others of its family; empty for an item by itself. */
  readonly options: readonly ProductOption[];
  /** Events: most tickets per person; null for no limit. */
  readonly ticketLimit: number | null;
  /** Events: ISO date-time and place. */
  readonly event: { readonly date: string; readonly place: LocalText } | null;
  /** ISO date-time of the last change. */
  readonly updatedAt: string;
}

/** Whether it is a past event: it began before `now`, ms since the epoch (R2.16). */
export const isPast = ({ event }: Pick<Product, 'event'>, now: number): boolean =>
  event !== null && Date.parse(event.date) < now;

/** A name in one of the catalog's dictionaries: brands, categories, sub-categories, types. */
export interface CatalogItem {
  readonly id: number;
  readonly name: LocalText;
  readonly parentId: number | null;
}
