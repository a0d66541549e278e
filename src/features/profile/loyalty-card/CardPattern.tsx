import type { BrandName } from '#src/brand/brand.ts';
import styles from './CardPattern.module.css';

const range = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Rings that spread from one corner: members who join. */
const rings = range(9)
  .map((index) => circle(320, 20, 34 + index * 26))
  .join('');

/** A lattice of diamonds: engineering drawings. */
const lattice = range(11)
  .map((index) => `M${index * 44 - 60} 0l140 220M${index * 44 + 80} 0l-140 220`)
  .join('');

/** Waves that rise to the right: dunes and water. */
const waves = range(8)
  .map((index) => `M-10 ${70 + index * 22}c70 -60 130 40 200 -10s110 -70 180 -20`)
  .join('');

/** Circles in pairs that overlap: friends. */
const pairs = range(4)
  .flatMap((row) =>
    range(6).map((column) => circle(column * 66 + (row % 2) * 33, row * 62 + 12, 40)),
  )
  .join('');

/** Each brand's drawing on its card, in a box of 350 × 220. */
const DRAWINGS: Readonly<Record<BrandName, string>> = {
  synergy: rings,
  mti: lattice,
  mosap: waves,
  people: pairs,
};

/** The brand's line drawing behind the text of the loyalty card; only decoration. */
export function CardPattern({ brand }: { brand: BrandName }) {
  return (
    <svg
      className={styles.pattern}
      viewBox="0 0 350 220"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      <path d={DRAWINGS[brand]} />
    </svg>
  );
}
