import type { ProductKind } from './order.ts';
import type { LocalText } from './text.ts';

/** An item of the catalogue (api.md). */
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
  /** Coins for one piece. */
  readonly price: number;
  /** How much one piece is, such as «1 шт.» or «2 акад. часа». */
  readonly amount: LocalText;
  /** Pieces left. */
  readonly stock: number;
  /** Base paths of pictures; see `pictureSources`. */
  readonly pictures: readonly string[];
  readonly relatedIds: readonly number[];
  /** Events: how many one person may have; null where there is no limit. */
  readonly ticketLimit: number | null;
  /** Events: when (ISO date-time) and where. */
  readonly event: { readonly date: string; readonly place: LocalText } | null;
  /** ISO date-time of the last change. */
  readonly updatedAt: string;
}

/** Whether it is an event that is over: it began before `now`, in ms since the epoch (R2.16). */
export const isPast = ({ event }: Pick<Product, 'event'>, now: number): boolean =>
  event !== null && Date.parse(event.date) < now;

/** A name in one of the catalogue's dictionaries: brands, categories, sub-categories, types. */
export interface CatalogItem {
  readonly id: number;
  readonly name: LocalText;
  readonly parentId: number | null;
}

/** Widths in pixels that every catalogue picture is kept in, height 5/4 of it. */
export const PICTURE_WIDTHS = [320, 640] as const;
