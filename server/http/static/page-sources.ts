import { sourceOf, type PageSources } from '../middleware/security-headers.ts';

const PARTS = {
  /** The map from the names of files in imports to their addresses, and the program of the start. */
  scripts: /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g,
  styles: /<style>([\s\S]*?)<\/style>/g,
};

const sourcesIn = (page: string, part: RegExp): readonly string[] =>
  Array.from(page.matchAll(part), ([, text = '']) => sourceOf(text));

export const pageSources = (page: string): PageSources => ({
  scripts: sourcesIn(page, PARTS.scripts),
  styles: sourcesIn(page, PARTS.styles),
});
