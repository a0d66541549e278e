import type { DrawingName } from './drawings.ts';
import type { Focus } from './frame.ts';

/** What a close-up of a thing shows, where its middle is not the most telling part. */
const TELLING: Partial<Record<DrawingName, Focus>> = {
  backpack: { x: 200, y: 250, zoom: 2 },
  mug: { x: 196, y: 286, zoom: 2 },
  notebook: { x: 214, y: 214, zoom: 2 },
  powerbank: { x: 206, y: 190, zoom: 1.9 },
};

/** Where a close-up of a thing looks. */
export const focusOf = (drawing: DrawingName): Focus =>
  TELLING[drawing] ?? { x: 200, y: 260, zoom: 2.1 };
