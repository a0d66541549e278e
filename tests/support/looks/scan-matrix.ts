import { barcode, drawFrame, type Label, qrCode, randomOf, type View } from './scan-frame.ts';

/** Height of the bars in modules; the app draws one order's code wider for its height than three orders' one. */
const BAR_HEIGHT = { one: 30, three: 60 } as const;
const ONE = '10482';
const THREE = '10482-10483-10501';

/** A picture of the matrix. */
export interface ScanPicture {
  /** What is difficult in it. */
  readonly kind: string;
  readonly name: string;
  /** What must be read. */
  readonly text: string;
  /** Draws it; the same each time. */
  readonly draw: () => Promise<OffscreenCanvas>;
}

/** The widest module, at most as given, with which the label fits into the frame at each turn. */
const fitting = ({ width, height }: Label, most: number): number =>
  Math.min(most, Math.floor((2 * 700) / Math.hypot(width, height)) / 2);

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The views of a label by what is difficult in them. */
function viewsOf(label: Label): Record<string, View[]> {
  const middle = fitting(label, 4);
  const large = Math.min(6, Math.floor(1240 / label.width));
  const random = randomOf(label.width);
  const between = (least: number, most: number) => least + random() * (most - least);
  return {
    plain: [3, 4, large].map((module) => ({ module })),
    small: [0, 0.25, 0.5, 0.75].map((shift) => ({ module: 2, shift })),
    rotated: steps(24).map((step) => ({ module: middle, turn: step * 15 })),
    blurred: [0.2, 0.35, 0.5].flatMap((part) =>
      [3, 4, large].map((module) => ({ module, blur: module * part })),
    ),
    glaring: [0.35, 0.5, 0.65].flatMap((x): View[] => [
      { module: middle, glare: [x, 0.4, label.width === label.height ? 0.2 : 0.5, 1] },
      { module: middle, glare: [x, 0.5, 1.2, 0.7] },
    ]),
    'light on dark': [2.5, 3, 4, large].flatMap((module): View[] => [
      { module, tones: [235, 20] },
      { module: Math.min(module, middle), tones: [220, 60], turn: 90 },
    ]),
    'on paper': [10, 18, 26].flatMap((grain) =>
      [0.2, 0.6].map((shade): View => ({ module: 4, grain, shade, tones: [50, 215] })),
    ),
    'low contrast': [80, 50, 30].map((range) => ({ module: 4, tones: [110, 110 + range] })),
    tilted: [-45, -25, 25, 45].flatMap((angle): View[] => [
      { module: 4, tilt: [angle, 0] },
      { module: 4, tilt: [0, angle] },
    ]),
    cracked: steps(8).map((step) => ({ module: middle, cracks: 3 + step })),
    JPEG: [0.5, 0.3, 0.15].map((jpeg) => ({ module: 3, jpeg, grain: 6 })),
    mixed: steps(24).map((): View => {
      const module = Math.min(between(2.5, 5), middle);
      return {
        module,
        isCluttered: true,
        turn: between(0, 360),
        tilt: [between(-20, 20), between(-20, 20)],
        blur: module * between(0, 0.3),
        tones: [between(20, 70), between(150, 235)],
        grain: between(2, 10),
        shade: between(0, 0.4),
        jpeg: between(0.4, 0.9),
        shift: between(-30, 30),
        ...(random() < 0.3 && { cracks: 3 }),
      };
    }),
  };
}

/** Frames without a code: an empty desk and full ones. */
export const emptyFrames = (): ScanPicture[] =>
  steps(6).map((index) => ({
    kind: 'empty',
    name: `empty ${index + 1}`,
    text: '',
    draw: () => drawFrame(null, { module: 1, isCluttered: index > 0, grain: 2 + index }, index),
  }));

/** All pictures: a barcode of one order, one of three orders, and their QR code, each seen in all ways. */
export function scanMatrix(): ScanPicture[] {
  const labels = {
    'one order': barcode(ONE, BAR_HEIGHT.one),
    'three orders': barcode(THREE, BAR_HEIGHT.three),
    QR: qrCode(THREE),
  };
  return Object.entries(labels).flatMap(([code, label], labelIndex) =>
    Object.entries(viewsOf(label)).flatMap(([kind, views], kindIndex) =>
      views.map((view, index) => ({
        kind,
        name: `${code}, ${kind} ${index + 1}`,
        text: label.text,
        draw: () => drawFrame(label, view, 1 + labelIndex * 10_000 + kindIndex * 100 + index),
      })),
    ),
  );
}
