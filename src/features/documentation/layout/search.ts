import { pathOf, type DocPage } from '../sections.ts';

const simplify = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');

const textOf = (page: DocPage): string =>
  simplify(
    [
      pathOf(page),
      page.title.ru,
      page.title.uz,
      page.summary.ru,
      page.summary.uz,
      page.keywords,
    ].join(' '),
  );

/** The pages that contain every word of the query, in either language; all pages for an empty query. */
export function searchPages(pages: readonly DocPage[], query: string): readonly DocPage[] {
  const words = query
    .split(/\s+/)
    .map(simplify)
    .filter((word) => word !== '');
  return pages.filter((page) => words.every((word) => textOf(page).includes(word)));
}
