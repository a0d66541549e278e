import { componentPages } from './component-pages.tsx';
import { designPages } from './design/design-pages.tsx';
import { functionPages } from './functions/function-pages.tsx';
import { pathOf, type DocPage } from './sections.ts';

/** Every page of the documentation, in navigation order (R2.50). */
export const PAGES: readonly DocPage[] = [...designPages, ...componentPages, ...functionPages];

/** Finds the page with a path like `base/button`. */
export const findPage = (path: string): DocPage | undefined =>
  PAGES.find((page) => pathOf(page) === path);
