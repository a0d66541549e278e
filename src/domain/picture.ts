import { PICTURE_WIDTHS } from './product.ts';

/** Where the formats of one catalogue picture are. */
export interface PictureSources {
  /** `srcset` texts with widths in pixels. */
  readonly avif: string;
  readonly webp: string;
  /** For browsers without both. */
  readonly svg: string;
}

const sourceSet = (base: string, format: string): string =>
  PICTURE_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** The files of a picture by its base path (see the contract of products). */
export const pictureSources = (base: string): PictureSources => ({
  avif: sourceSet(base, 'avif'),
  webp: sourceSet(base, 'webp'),
  svg: `${base}.svg`,
});
