import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { TINT_NAMES, type TintName } from '#server/demo/drawings/tint.ts';
import type { CatalogItem } from '#src/domain/catalog/product.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** Binds a number to what it counts: «128 ГБ» in two lines is neither. */
const bindUnits = (words: string): string => words.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0');

const words = v.pipe(v.string(), v.nonEmpty(), v.transform(bindUnits));

/** A text of the demo's files in both languages. */
export const localText = v.object({ ru: words, uz: words });

const entry = v.object({ id: v.number(), parent: v.optional(v.string()), name: localText });
const entries = v.record(v.string(), entry);

const file = v.parse(
  v.object({
    brands: entries,
    categories: entries,
    subCategories: entries,
    productTypes: entries,
    options: v.objectWithRest({ colour: localText, size: localText }, localText),
    shades: v.object(v.entriesFromList(TINT_NAMES, localText)),
  }),
  JSON.parse(readFileSync(new URL('./dictionaries.json', import.meta.url), 'utf8')),
);

const parentId = (parent: string | undefined): number | null =>
  (parent !== undefined && file.categories[parent]?.id) || null;

const itemsOf = (dictionary: v.InferOutput<typeof entries>): readonly CatalogItem[] =>
  Object.values(dictionary).map(({ id, parent, name }) => ({
    id,
    name,
    parentId: parentId(parent),
  }));

export const BRANDS = itemsOf(file.brands);
export const CATEGORIES = itemsOf(file.categories);
export const SUB_CATEGORIES = itemsOf(file.subCategories);
export const PRODUCT_TYPES = itemsOf(file.productTypes);

/** What the variants of an item are chosen by. */
export const OPTIONS = file.options;
/** What each shade is called. */
export const SHADES: Readonly<Record<TintName, LocalText>> = file.shades;

/** A word of the file that becomes what stands under it. */
const known = <T>(list: Readonly<Record<string, T>>) =>
  v.pipe(
    v.string(),
    v.check(
      (key) => Object.hasOwn(list, key),
      ({ input }) => `dictionaries.json has no ${input}`,
    ),
    v.transform((key) => list[key] as T),
  );
const idIn = (list: Readonly<Record<string, { readonly id: number }>>) =>
  v.pipe(
    known(list),
    v.transform(({ id }) => id),
  );

/** Schemas of the words by which an item names its entries in the dictionaries. */
export const reference = {
  brand: idIn(file.brands),
  category: idIn(file.categories),
  subCategory: idIn(file.subCategories),
  type: idIn(file.productTypes),
  option: known(file.options),
};
