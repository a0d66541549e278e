import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The names of CSS modules before they are shortened: the file's hash and the name in it. */
export const NAME_PATTERN = 'css_[hash][local]';
const NAME = /\bcss_[\w-]+/g;
/** 983 names in 52 × 62⁴ places: two of them meet in one build of 1,600, which then fails. */
const LENGTH = 5;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LETTERS = 52;

/** Five characters that depend only on the whole name, so that a file changes only with its content. */
function shortName(name: string): string {
  let rest = createHash('sha256').update(name).digest().readUIntBE(0, 6);
  return Array.from({ length: LENGTH }, (_, index) => {
    const base = index === 0 ? LETTERS : DIGITS.length;
    const digit = DIGITS.charAt(rest % base);
    rest = Math.floor(rest / base);
    return digit;
  }).join('');
}

/** Shortens the names of CSS modules in scripts and style sheets: 20 kB of what a device stores. */
export function shortNames(): Plugin {
  const names = new Map<string, string>();
  const shorten = (text: string): string =>
    text.replace(NAME, (name) => {
      const short = shortName(name);
      const other = names.get(short) ?? name;
      if (other !== name) throw new Error(`${name} and ${other} have one short name: rename one`);
      names.set(short, name);
      return short;
    });
  return {
    name: 'short-names',
    apply: 'build',
    generateBundle: {
      // A build with one style sheet adds it in Vite's own hook.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = shorten(file.code);
          else if (file.fileName.endsWith('.css')) file.source = shorten(file.source.toString());
        }
      },
    },
  };
}
