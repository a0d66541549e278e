import * as v from 'valibot';
import { TINT_NAMES, type TintName } from '#server/demo/drawings/tint.ts';
import type { ProductOption } from '#src/domain/catalog/product.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { localText, OPTIONS, reference, SHADES } from './dictionaries.ts';

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

const tint = v.picklist(TINT_NAMES);

const wordOf = (word: string): LocalText => ({ ru: word, uz: word });
const colourOf = (shade: TintName): ProductOption => ({
  name: OPTIONS.colour,
  value: SHADES[shade],
});
const sizeOf = (size: string): ProductOption => ({ name: OPTIONS.size, value: wordOf(size) });

/** The only one. */
const single = v.pipe(
  v.strictObject({ tint }),
  v.transform((only): Variant[] => [{ label: null, options: [], ...only }]),
);

/** The same thing in several colours. */
const shades = v.pipe(
  v.strictObject({ shades: v.array(tint) }),
  v.transform((those): Variant[] =>
    those.shades.map((one) => ({ label: SHADES[one], tint: one, options: [colourOf(one)] })),
  ),
);

const inSize = ({ ru, uz }: LocalText, size: string): LocalText => ({
  ru: `${ru}, размер ${size}`,
  uz: `${uz}, ${size} oʻlcham`,
});

/** Every colour in every size. */
const shadesInSizes = v.pipe(
  v.strictObject({ shades: v.array(tint), sizes: v.array(v.string()) }),
  v.transform((those): Variant[] =>
    those.shades.flatMap((shade) =>
      those.sizes.map((size) => ({
        label: inSize(SHADES[shade], size),
        tint: shade,
        options: [colourOf(shade), sizeOf(size)],
      })),
    ),
  ),
);

/** Sizes with a tint and a price of their own. */
const sizes = v.array(
  v.pipe(
    v.strictObject({ size: v.string(), tint, price: v.number() }),
    v.transform(({ size, ...rest }): Variant => ({
      label: { ru: `размер ${size}`, uz: `${size}-oʻlcham` },
      options: [sizeOf(size)],
      ...rest,
    })),
  ),
);

/** Models by what they are chosen by; of several options the label has a part for each, after commas. */
const models = v.pipe(
  v.strictObject({
    chosenBy: v.array(reference.option),
    models: v.array(v.strictObject({ label: localText, tint, price: v.number() })),
  }),
  v.transform(({ chosenBy, models: list }): Variant[] => {
    const partsOf = (label: string) => (chosenBy.length === 1 ? [label] : label.split(', '));
    return list.map((one) => {
      const [ru, uz] = [partsOf(one.label.ru), partsOf(one.label.uz)];
      const options = chosenBy.map((name, at) => ({
        name,
        value: { ru: ru[at] ?? '', uz: uz[at] ?? '' },
      }));
      return { ...one, options };
    });
  }),
);

/** The five forms in which an item's file lists its variants. */
export const variants = v.union([single, shades, shadesInSizes, sizes, models]);
