import type { BarcodeShape } from './encode.ts';

/** The bars as an SVG path in units of modules, one unit high, or wide when turned. */
export const barsPath = ({ bars }: BarcodeShape, turned: boolean): string =>
  bars
    .map(([start, width]) =>
      turned ? `M0 ${start}h1v${width}h-1z` : `M${start} 0h${width}v1h-${width}z`,
    )
    .join('');
