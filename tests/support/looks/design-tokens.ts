import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Theme = 'light' | 'dark';

const SRC = resolve(import.meta.dirname, '../../../src');
const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;
const LIGHT_DARK = /^light-dark\(\s*(.+?),\s*(.+?)\s*\)$/s;
const REFERENCE = /^var\((--[\w-]+)\)$/;
const HEX = /^#[0-9a-f]{6}$/;

const declarations = (file: string): [string, string][] =>
  [...readFileSync(resolve(SRC, file), 'utf8').matchAll(DECLARATION)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  );

/** Reads colours from the style sheets: the shared tokens with one brand's overrides. */
export function readTokens(brand: string): (name: string, theme: Theme) => string {
  const values = new Map([
    ...declarations('ui/styles/tokens.css'),
    ...declarations(`brand/${brand}.css`),
  ]);
  const resolveValue = (value: string, theme: Theme): string => {
    const [, light, dark] = LIGHT_DARK.exec(value) ?? [];
    if (light !== undefined && dark !== undefined) {
      return resolveValue(theme === 'light' ? light : dark, theme);
    }
    const reference = REFERENCE.exec(value)?.[1];
    if (reference !== undefined) return read(reference, theme);
    if (!HEX.test(value)) throw new Error(`Not a colour: ${value}`);
    return value;
  };
  const read = (name: string, theme: Theme): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`No such token: ${name} in ${brand}`);
    return resolveValue(value, theme);
  };
  return read;
}
