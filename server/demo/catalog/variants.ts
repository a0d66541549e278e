import type { LocalText } from '#src/domain/text.ts';
import type { TintName } from '#server/demo/drawings/tint.ts';
import { text, type Variant } from './base-item.ts';

const SHADES: Readonly<Record<TintName, LocalText>> = {
  coral: text('коралл', 'marjon rang'),
  indigo: text('индиго', 'indigo rang'),
  mint: text('мята', 'yalpiz rang'),
  sand: text('песок', 'qum rang'),
  lavender: text('лаванда', 'lavanda rang'),
  graphite: text('графит', 'grafit rang'),
  amber: text('янтарь', 'qahrabo rang'),
  forest: text('хвоя', 'archa rang'),
};

/** The same thing in several colours. */
export const shades = (...tints: TintName[]): readonly Variant[] =>
  tints.map((tint) => ({ label: SHADES[tint], tint }));

/** Every colour in every size. */
export const sized = (tints: TintName[], ...sizes: string[]): readonly Variant[] =>
  tints.flatMap((tint) =>
    sizes.map((size) => ({
      label: text(`${SHADES[tint].ru}, размер ${size}`, `${SHADES[tint].uz}, ${size} oʻlcham`),
      tint,
    })),
  );

export const only = (tint: TintName): readonly Variant[] => [{ label: null, tint }];

/** A model, volume or edition with its own price in coins. */
export const model = (ru: string, uz: string, tint: TintName, price: number): Variant => ({
  label: text(ru, uz),
  tint,
  price,
});
