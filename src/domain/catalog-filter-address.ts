import { NO_FILTER, SORTS, type CatalogFilter } from './catalog-filter.ts';

/** Longer texts find nothing that a shorter one would not. */
const LONGEST_TEXT = 100;
const LARGEST = 999_999_999;

const PARAMETER = {
  category: 'category',
  subCategory: 'sub',
  brand: 'brand',
  type: 'type',
  maxPrice: 'max',
} as const;
const NUMBERS = Object.keys(PARAMETER) as (keyof typeof PARAMETER)[];

function readNumber(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(Number(text), LARGEST);
}

/** The filter of an address's parameters; what is unknown or broken there counts as not said (R2.15). */
export function readFilter(parameters: URLSearchParams): CatalogFilter {
  const numbers = Object.fromEntries(
    NUMBERS.map((key) => [key, readNumber(parameters.get(PARAMETER[key]))]),
  ) as Pick<CatalogFilter, keyof typeof PARAMETER>;
  return {
    ...NO_FILTER,
    ...numbers,
    // A sub-category alone has no place among the choices.
    subCategory: numbers.category === null ? null : numbers.subCategory,
    text: (parameters.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? NO_FILTER.sort,
  };
}

/** The parameters that lead to the filter again: only what is chosen, so that a link stays short. */
export function writeFilter(filter: CatalogFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const key of NUMBERS) {
    const value = filter[key];
    if (value !== null) parameters.set(PARAMETER[key], String(value));
  }
  if (filter.text.trim() !== '') parameters.set('q', filter.text.slice(0, LONGEST_TEXT));
  if (filter.sort !== NO_FILTER.sort) parameters.set('sort', filter.sort);
  return parameters;
}
