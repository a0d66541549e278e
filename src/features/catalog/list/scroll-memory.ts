import type { CacheSnapshot } from 'virtua';
import { keptPlaces } from '#src/state/kept-places.ts';

/** How a list was left. */
export interface LeftList {
  /** How far the page was scrolled, in CSS pixels. */
  readonly y: number;
  /** Measured heights of the rows, worth something for as many rows in as many columns. */
  readonly heights: CacheSnapshot | null;
  readonly shape: string;
  /** Address of the product that was opened from it. */
  readonly opened: string | null;
}

/** How the lists were left. */
export const leftLists = keptPlaces<LeftList>(30);
