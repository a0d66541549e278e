import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The names of CSS modules before they are shortened: the file's hash and the name in it. */
export const NAME_PATTERN = 'css_[hash][local]';
const NAME = /\bcss_[\w-]+/g;
/** 983 names in 52 × 62⁴ places: two of them meet in one build of 1,600, which then fails. */
const LENGTH = 5;
/** 103 names in 52 × 62² places: two of them meet in one set of 38, whose build then fails. */
const VARIABLE_LENGTH = 3;
const VARIABLE = /^\s*(--[\w-]+):/gm;
/** Variables that scripts read or set: they keep their names. */
const NAMED_BY_SCRIPTS = /^--(?:brand-|owner-bar-height$)/;
/** The UI kit shows variables by their own names and knows the short ones. */
const KIT = 'documentation';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LETTERS = 52;

/** Characters that depend only on the whole name, so that a file changes only with its content. */
function shortName(name: string, length: number): string {
  let rest = createHash('sha256').update(name).digest().readUIntBE(0, 6);
  return Array.from({ length }, (_, index) => {
    const base = index === 0 ? LETTERS : DIGITS.length;
    const digit = DIGITS.charAt(rest % base);
    rest = Math.floor(rest / base);
    return digit;
  }).join('');
}

/**
 * Shortens the names of CSS modules in scripts and style sheets: 20 kB of what a device stores.
 * @param variables those of `shortVariables`, of which no script may name one
 */
export function shortNames(variables: Readonly<Record<string, string>>): Plugin {
  const names = new Map<string, string>();
  const ofScripts = new RegExp(`(${Object.keys(variables).join('|')})(?![\\w-])`);
  const shorten = (text: string): string =>
    text.replace(NAME, (name) => {
      const short = shortName(name, LENGTH);
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
          if (file.type === 'chunk') {
            const [, named] = file.name === KIT ? [] : (ofScripts.exec(file.code) ?? []);
            if (named !== undefined) throw new Error(`${file.fileName} names ${named}`);
            file.code = shorten(file.code);
          } else if (file.fileName.endsWith('.css')) file.source = shorten(file.source.toString());
        }
      },
    },
  };
}

/**
 * The short names of the variables that a style sheet declares: 17 kB of what a device stores.
 * @param file path of the style sheet
 */
export function shortVariables(file: string): Readonly<Record<string, string>> {
  const found = [...readFileSync(file, 'utf8').matchAll(VARIABLE)].map(([, name = '']) => name);
  const names = [...new Set(found)].filter((name) => !NAMED_BY_SCRIPTS.test(name));
  const short = names.map((name) => `--${shortName(name, VARIABLE_LENGTH)}`);
  if (new Set(short).size < names.length) throw new Error(`Two variables have one name: ${file}`);
  return Object.fromEntries(names.map((name, index) => [name, short[index] ?? name]));
}
