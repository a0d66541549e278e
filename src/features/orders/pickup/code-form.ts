import { fitsBarcode } from '#src/ui/app/Barcode/fits-barcode.ts';
import type { PixelBox } from '#src/ui/app/Barcode/pixel-box.ts';

/** Orientation of the code: bars along the screen's width, bars along its height, or QR. */
export type CodeForm = 'upright' | 'turned' | 'qr';

/** What the member has selected with the buttons. */
export interface CodePreference {
  readonly turned: boolean;
  readonly qr: boolean;
}

export interface CodeChoice {
  readonly form: CodeForm;
  /** Whether the bars fit in both directions. */
  readonly canTurn: boolean;
  /** Whether bars fit at all; otherwise only QR is available. */
  readonly hasBars: boolean;
}

/**
 * Chooses the scannable form that is closest to the member's preference (R2.20).
 * @param modules width of the barcode; null when the text has none
 */
export function chooseForm(
  modules: number | null,
  screen: PixelBox,
  preference: CodePreference,
): CodeChoice {
  const upright = fitsBarcode(modules, screen.width, screen.pixelRatio);
  const turned = fitsBarcode(modules, screen.height, screen.pixelRatio);
  const hasBars = upright || turned;
  const form = turned && (preference.turned || !upright) ? 'turned' : 'upright';
  return {
    form: preference.qr || !hasBars ? 'qr' : form,
    canTurn: upright && turned && !preference.qr,
    hasBars,
  };
}
