import type { BrandName } from '#src/brand/brand.ts';

/** A programme's mark on a ground of 512 × 512; the drawing stays within 160 of the middle. */
interface Mark {
  /** The ground's colours, from the top to the bottom. */
  readonly ground: readonly [string, string];
  /** SVG elements. Strokes are 52 wide, with round ends and joins. */
  readonly drawing: string;
}

export const MARKS: Readonly<Record<BrandName, Mark>> = {
  // Two hands make one S.
  synergy: {
    ground: ['#f4614a', '#c91f37'],
    drawing:
      '<path stroke="#2a1216" d="M256 256A72 72 0 1 1 190 357"/>' +
      '<path stroke="#fff" d="M322 155A72 72 0 1 0 256 256"/>',
  },
  // A figure with raised arms is an M.
  mti: {
    ground: ['#2750c8', '#0e2264'],
    drawing:
      '<path stroke="#fff" d="M140 356V208L256 316L372 208V356"/>' +
      '<circle fill="#ffb524" cx="256" cy="166" r="42"/>',
  },
  // A door within a gate.
  mosap: {
    ground: ['#14998e', '#06504f'],
    drawing:
      '<path stroke="#f2d9a2" d="M126 370V272A130 130 0 0 1 386 272V370"/>' +
      '<path fill="#fff" d="M206 282A50 50 0 0 1 306 282V370A26 26 0 0 1 280 396H232A26 26 0 0 1 206 370Z"/>',
  },
  // Two friends and their smile.
  people: {
    ground: ['#8547f5', '#4a1ba3'],
    drawing:
      '<path stroke="#c9f24d" d="M140 276A116 104 0 0 0 372 276"/>' +
      '<circle fill="#c9f24d" cx="192" cy="176" r="40"/>' +
      '<circle fill="#fff" cx="320" cy="176" r="40"/>',
  },
};
