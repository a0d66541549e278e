import type { LocalText } from '../text/text.ts';
import type { Product } from './product.ts';

/** The family of a product; an item by itself is a family of its own. */
export const familyId = ({ id, variantOf }: Pick<Product, 'id' | 'variantOf'>): number =>
  variantOf ?? id;

type NamedVariant = Pick<Product, 'name' | 'options'>;

const SEPARATOR = ', ';

/** The name's parts without the choices that follow it: «Кружка, мята» has the part «Кружка». */
const partsOf = ({ name, options }: NamedVariant, language: keyof LocalText): readonly string[] =>
  options
    .reduce(
      // A whole part: the size «S» is not the start of «S oʻlcham».
      (rest, { value }) => rest.replace(SEPARATOR + value[language] + SEPARATOR, SEPARATOR),
      name[language] + SEPARATOR,
    )
    .split(SEPARATOR)
    .slice(0, -1);

function sharedName(variants: readonly NamedVariant[], language: keyof LocalText): string {
  const [first = [], ...others] = variants.map((variant) => partsOf(variant, language));
  const shared = first.filter((part) => others.every((parts) => parts.includes(part)));
  return shared.join(SEPARATOR) || first.join(SEPARATOR);
}

/**
 * The name of a family: what the names of all its variants share. The contract gives a family no name of its
 * own, because orders show the names of variants.
 * @param variants all of the family
 */
export function familyName(variants: readonly NamedVariant[]): LocalText {
  const [first, ...others] = variants;
  if (first && others.length === 0) return first.name;
  return { ru: sharedName(variants, 'ru'), uz: sharedName(variants, 'uz') };
}
