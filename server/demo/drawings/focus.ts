/** A close-up's middle and how many times it is enlarged. */
interface Focus {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** What a close-up of a thing shows, where its middle is not the most telling part. */
const TELLING: Readonly<Record<string, Focus>> = {
  backpack: { x: 200, y: 250, zoom: 2 },
  mug: { x: 196, y: 286, zoom: 2 },
  notebook: { x: 214, y: 214, zoom: 2 },
  powerbank: { x: 206, y: 190, zoom: 1.9 },
};

/** Where a close-up of a thing looks. */
export const focusOf = (drawing: string): Focus =>
  TELLING[drawing] ?? { x: 200, y: 260, zoom: 2.1 };
