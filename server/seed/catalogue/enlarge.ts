import type { Product } from '#src/domain/product.ts';

/** Ids of the further editions begin here, far from the catalogue's own. */
const FIRST_ID = 10_001;

/**
 * The catalogue with further editions of its goods, `count` items in all (SEED_PRODUCTS): a large
 * shop to try lists and searches on. No fewer than the catalogue has.
 */
export function enlarge(catalogue: readonly Product[], count: number): readonly Product[] {
  const goods = catalogue.filter(({ kind }) => kind === 'product');
  const missing = Math.max(0, count - catalogue.length);
  const further = Array.from({ length: missing }, (_, index): Product | undefined => {
    const original = goods[index % goods.length];
    if (!original) return undefined;
    const edition = 2 + Math.floor(index / goods.length);
    return {
      ...original,
      id: FIRST_ID + index,
      name: {
        ru: `${original.name.ru}, выпуск ${edition}`,
        uz: `${original.name.uz}, ${edition}-nashr`,
      },
      price: original.price + 10 * edition,
    };
  });
  return [...catalogue, ...further.filter((item) => item !== undefined)];
}
