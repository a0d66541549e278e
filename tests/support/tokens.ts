import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Theme = 'light' | 'dark';

const SRC = resolve(import.meta.dirname, '../../src');
const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;
const LIGHT_DARK = /^light-dark\(\s*(.+?),\s*(.+?)\s*\)$/s;
const REFERENCE = /^var\((--[\w-]+)\)$/;
const HEX = /^#[0-9a-f]{6}$/;

const declarations = (file: string): [string, string][] =>
  [...readFileSync(resolve(SRC, file), 'utf8').matchAll(DECLARATION)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  );

/** Reads colours as the style sheets define them: the shared tokens under one brand's overrides. */
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

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
