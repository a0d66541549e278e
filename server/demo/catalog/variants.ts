import type { ProductOption } from '#src/domain/product.ts';
import type { LocalText } from '#src/domain/text.ts';
import type { TintName } from '#server/demo/drawings/tint.ts';
import { text, type Variant } from './base-item.ts';
import { OPTION } from './options.ts';

const SHADES: Readonly<Record<TintName, LocalText>> = {
  coral: text('коралл', 'marjon rang'),
  indigo: text('индиго', 'indigo rang'),
  mint: text('мята', 'yalpiz rang'),
  sand: text('песок', 'qum rang'),
  lavender: text('лаванда', 'lavanda rang'),
  graphite: text('графит', 'grafit rang'),
  amber: text('янтарь', 'qahrabo rang'),
  forest: text('хвоя', 'archa rang'),
};

const colour = (tint: TintName): ProductOption => ({ name: OPTION.colour, value: SHADES[tint] });
const sizeOf = (size: string): ProductOption => ({ name: OPTION.size, value: text(size, size) });

/** The same thing in several colours. */
export const shades = (...tints: TintName[]): readonly Variant[] =>
  tints.map((tint) => ({ label: SHADES[tint], tint, options: [colour(tint)] }));

/** Every colour in every size. */
export const sized = (tints: TintName[], ...sizes: string[]): readonly Variant[] =>
  tints.flatMap((tint) =>
    sizes.map((size) => ({
      label: text(`${SHADES[tint].ru}, размер ${size}`, `${SHADES[tint].uz}, ${size} oʻlcham`),
      tint,
      options: [colour(tint), sizeOf(size)],
    })),
  );

export const only = (tint: TintName): readonly Variant[] => [{ label: null, tint, options: [] }];

/** A size with its own tint and price in coins. */
export const inSize = (size: string, tint: TintName, price: number): Variant => ({
  label: text(`размер ${size}`, `${size}-oʻlcham`),
  tint,
  price,
  options: [sizeOf(size)],
});

/** A model, volume or edition with its own price in coins. */
export type Model = Omit<Variant, 'options' | 'label'> & { readonly label: LocalText };
export const model = (ru: string, uz: string, tint: TintName, price: number): Model => ({
  label: text(ru, uz),
  tint,
  price,
});

/** Models by what they are chosen by; of several options the label has a part for each, after commas. */
export function chosenBy(
  names: readonly LocalText[],
  ...models: readonly Model[]
): readonly Variant[] {
  const partsOf = (label: string) => (names.length === 1 ? [label] : label.split(', '));
  return models.map((one) => {
    const [ru, uz] = [partsOf(one.label.ru), partsOf(one.label.uz)];
    const options = names.map((name, at) => ({ name, value: text(ru[at] ?? '', uz[at] ?? '') }));
    return { ...one, options };
  });
}
