import type { Product } from '#src/domain/catalog/product.ts';

/** Ids of the further editions begin here, far from the catalog's own. */
const FIRST_ID = 10_001;

/**
 * Adds further editions of the goods until the catalog has `count` items (SEED_PRODUCTS), for trying
 * long lists and searches. Removes nothing.
 */
export function addEditions(catalog: readonly Product[], count: number): readonly Product[] {
  const goods = catalog.filter(({ kind }) => kind === 'product');
  const placeOf = new Map(goods.map(({ id }, place) => [id, place]));
  const missing = Math.max(0, count - catalog.length);
  const further = Array.from({ length: missing }, (_, index): Product | undefined => {
    const original = goods[index % goods.length];
    if (!original) return undefined;
    const edition = 2 + Math.floor(index / goods.length);
    const family = original.variantOf === null ? undefined : placeOf.get(original.variantOf);
    return {
      ...original,
      id: FIRST_ID + index,
      variantOf: family === undefined ? null : FIRST_ID + (edition - 2) * goods.length + family,
      name: {
        ru: `${original.name.ru}, выпуск ${edition}`,
        uz: `${original.name.uz}, ${edition}-nashr`,
      },
      price: original.price + 10 * edition,
    };
  });
  return [...catalog, ...further.filter((item) => item !== undefined)];
}
