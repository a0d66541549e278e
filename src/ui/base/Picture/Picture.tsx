import { loadable, useLoaded } from '../Loadable/loadable.ts';
import type { PictureName } from './drawings/drawings.ts';

/** Drawings are decorative: the state that they illustrate is whole without them. */
const drawing = loadable(async () => (await import('./drawings/Drawing.tsx')).Drawing, 'optional');

/** The drawing of an empty, failed or blocked state, in the brand's colours. */
export function Picture({ name }: { name: PictureName }) {
  return useLoaded(drawing)?.({ name });
}
