import type { LocalText } from '../text/text.ts';
import type { Product, ProductOption } from './product.ts';

/** What the choice among variants needs of each. */
export type Variant = Pick<Product, 'id' | 'stock' | 'pictures' | 'options'>;

/** A choice of one option, with the variant that it leads to. */
export interface OptionChoice {
  readonly value: LocalText;
  readonly target: Variant;
  /**
   * sold-out: no variant with the value has stock; elsewhere: others have, but not the combination with the
   * other options. Where there is no such combination at all, the choice leads to the nearest variant that
   * has the value.
   */
  readonly state: 'offered' | 'sold-out' | 'elsewhere';
  readonly isChosen: boolean;
}

export interface OptionGroup {
  readonly name: LocalText;
  readonly choices: readonly OptionChoice[];
  /** Each choice has a picture of its own, which says more than its name. */
  readonly hasPictures: boolean;
}

const valueOf = ({ options }: Variant, { ru }: LocalText): LocalText | undefined =>
  options.find(({ name }) => name.ru === ru)?.value;

const has = (variant: Variant, { name, value }: ProductOption): boolean =>
  valueOf(variant, name)?.ru === value.ru;

/**
 * Among variants with the wanted value: the one that shares most with the chosen one, in stock if possible.
 */
function nearest(variants: readonly Variant[], others: readonly ProductOption[]): Variant | null {
  const rankOf = (variant: Variant): number =>
    2 * others.filter((option) => has(variant, option)).length + Number(variant.stock > 0);
  return variants.reduce<Variant | null>(
    (best, variant) => (best && rankOf(best) >= rankOf(variant) ? best : variant),
    null,
  );
}

function choicesOf(
  variants: readonly Variant[],
  { options }: Variant,
  { name, value: chosen }: ProductOption,
): readonly OptionChoice[] {
  const others = options.filter((option) => option.name.ru !== name.ru);
  const withOption = variants.filter((variant) => valueOf(variant, name));
  const byValue = Map.groupBy(withOption, (variant) => valueOf(variant, name)?.ru);
  return [...byValue.values()].flatMap((candidates): OptionChoice[] => {
    const exact = candidates.find((one) => others.every((option) => has(one, option)));
    const target = exact ?? nearest(candidates, others);
    const value = target && valueOf(target, name);
    if (!target || !value) return [];
    const isAnywhere = candidates.some(({ stock }) => stock > 0);
    const state = exact && exact.stock > 0 ? 'offered' : isAnywhere ? 'elsewhere' : 'sold-out';
    return [{ value, target, state, isChosen: value.ru === chosen.ru }];
  });
}

/**
 * What can be had in place of a chosen variant without stock: the one with stock that shares most with it.
 */
export const nearestInStock = (variants: readonly Variant[], chosen: Variant): Variant | null =>
  chosen.stock > 0
    ? null
    : nearest(
        variants.filter(({ stock }) => stock > 0),
        chosen.options,
      );

/** A picture may differ by the other options, too, or be shared: then it does not stand for the value. */
function haveOwnPictures(variants: readonly Variant[], name: LocalText): boolean {
  const pictures = new Map<string | undefined, string | undefined>();
  for (const variant of variants) {
    const value = valueOf(variant, name)?.ru;
    const [picture] = variant.pictures;
    if (picture === undefined || (pictures.get(value) ?? picture) !== picture) return false;
    pictures.set(value, picture);
  }
  return new Set(pictures.values()).size === pictures.size;
}

/**
 * The choices of a family on a product's page: a group for each option of the chosen variant.
 * @param variants all of the family, by id
 */
export const optionGroups = (
  variants: readonly Variant[],
  chosen: Variant,
): readonly OptionGroup[] =>
  chosen.options
    .map((option) => ({
      name: option.name,
      choices: choicesOf(variants, chosen, option),
      hasPictures: haveOwnPictures(variants, option.name),
    }))
    // A single value is not a choice.
    .filter(({ choices }) => choices.length > 1);
