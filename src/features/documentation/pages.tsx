import { componentPages } from './component-pages.tsx';
import { designPages } from './design/design-pages.tsx';
import { functionPages } from './functions/function-pages.tsx';
import { pathOf, type DocPage } from './sections.ts';

/** Every page of the documentation in the order of the navigation (R2.50). */
export const PAGES: readonly DocPage[] = [...designPages, ...componentPages, ...functionPages];

/** The page of an address like `base/button`, or undefined. */
export const findPage = (path: string): DocPage | undefined =>
  PAGES.find((page) => pathOf(page) === path);
