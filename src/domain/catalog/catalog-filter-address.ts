import { cleanLine } from '../text/clean-text.ts';
import { NO_FILTER, SORTS, type CatalogFilter } from './catalog-filter.ts';

/** A longer text finds nothing more than a shorter one. */
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

function parseNumber(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(Number(text), LARGEST);
}

/** Parses the filter from an address's parameters; unknown or broken values are ignored (R2.15). */
export function parseFilter(parameters: URLSearchParams): CatalogFilter {
  const numbers = Object.fromEntries(
    NUMBERS.map((key) => [key, parseNumber(parameters.get(PARAMETER[key]))]),
  ) as Pick<CatalogFilter, keyof typeof PARAMETER>;
  return {
    ...NO_FILTER,
    ...numbers,
    // A sub-category is offered only within its category.
    subCategory: numbers.category === null ? null : numbers.subCategory,
    text: (parameters.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? NO_FILTER.sort,
  };
}

/** The parameters of the filter: only what differs from the default, so that a link stays short. */
export function formatFilter(filter: CatalogFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const key of NUMBERS) {
    const value = filter[key];
    if (value !== null) parameters.set(PARAMETER[key], String(value));
  }
  if (cleanLine(filter.text) !== '') parameters.set('q', filter.text.slice(0, LONGEST_TEXT));
  if (filter.sort !== NO_FILTER.sort) parameters.set('sort', filter.sort);
  return parameters;
}
