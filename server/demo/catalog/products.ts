import type { Product, ProductKind } from '#src/domain/catalog/product.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { BASE_ITEMS } from './all-base-items.ts';
import type { BaseItem, EventItem } from './base-item.ts';
import { dayAt } from './days.ts';
import { picturesOf } from './picture-names.ts';
import { randomBelow } from './random.ts';
import type { Variant } from './variants.ts';

const KINDS: readonly ProductKind[] = ['product', 'service', 'event'];
const PICTURE_BASE = '/service/pictures/';
const RELATED = 4;

const named = (name: LocalText, label: LocalText | null): LocalText =>
  label === null ? name : { ru: `${name.ru}, ${label.ru}`, uz: `${name.uz}, ${label.uz}` };

/** Of 20 products one is sold out and three are nearly sold out; services and events have many places. */
function stockOf(kind: ProductKind, id: number): number {
  const draw = randomBelow(`stock ${id}`, 20);
  if (kind !== 'product') return 30 + randomBelow(`places ${id}`, 200);
  if (draw === 0) return 0;
  if (draw < 4) return draw;
  return 5 + randomBelow(`pieces ${id}`, 90);
}

/** The next base items of the same category, each in the variant with the same index. */
function relatedTo(base: BaseItem, all: readonly BaseItem[], place: number): readonly number[] {
  const others = all.filter((item) => item.category === base.category && item.id !== base.id);
  const start = others.findIndex((item) => item.id > base.id);
  const turned = start < 0 ? others : [...others.slice(start), ...others.slice(0, start)];
  return turned.slice(0, RELATED).map((item) => item.id + (place % item.variants.length));
}

const eventOf = (base: BaseItem | EventItem, now: Date): Product['event'] =>
  'place' in base
    ? { date: dayAt(now, base.inDays, base.hour).toISOString(), place: base.place }
    : null;

function productOf(
  kind: ProductKind,
  base: BaseItem | EventItem,
  place: number,
  variant: Variant,
  now: Date,
): Product {
  const id = base.id + place;
  return {
    id,
    kind,
    name: named(base.name, variant.label),
    model: base.model,
    description: base.description,
    brandId: base.brand,
    categoryId: base.category,
    subCategoryId: base.subCategory,
    typeId: base.type,
    price: variant.price ?? base.price,
    amount: base.amount,
    stock: stockOf(kind, id),
    pictures: picturesOf(base, variant).map(({ name }) => PICTURE_BASE + name),
    relatedIds: relatedTo(base, BASE_ITEMS[kind], place),
    variantOf: base.variants.length > 1 ? base.id : null,
    options: variant.options,
    ticketLimit: 'ticketLimit' in base ? base.ticketLimit : null,
    event: eventOf(base, now),
    updatedAt: dayAt(now, -1 - randomBelow(`updated ${id}`, 60), 10).toISOString(),
  };
}

/** The whole catalog as on the day of `now`; ids, names and prices are the same on every day. */
export function catalogProducts(now: Date): readonly Product[] {
  return KINDS.flatMap((kind) =>
    BASE_ITEMS[kind].flatMap((base) =>
      base.variants.map((variant, place) => productOf(kind, base, place, variant, now)),
    ),
  );
}
