import { fitsBarcode } from '#src/ui/app/Barcode/fits-barcode.ts';
import type { PixelBox } from '#src/ui/app/Barcode/use-pixel-box.ts';

/** How a code is shown: bars along the screen's width, bars along its height, or QR. */
export type CodeForm = 'upright' | 'turned' | 'qr';

/** What the member asked for with the buttons. */
export interface CodeWish {
  readonly turned: boolean;
  readonly qr: boolean;
}

export interface CodeChoice {
  readonly form: CodeForm;
  /** Whether the bars fit the other way as well. */
  readonly canTurn: boolean;
  /** Whether bars fit at all; otherwise QR is all there is. */
  readonly hasBars: boolean;
}

/** The form closest to the wish that a reader can take from this screen (R2.20). */
export function chooseForm(text: string, screen: PixelBox, wish: CodeWish): CodeChoice {
  const upright = fitsBarcode(text, screen.width, screen.pixelRatio);
  const turned = fitsBarcode(text, screen.height, screen.pixelRatio);
  const hasBars = upright || turned;
  const form = turned && (wish.turned || !upright) ? 'turned' : 'upright';
  return {
    form: wish.qr || !hasBars ? 'qr' : form,
    canTurn: upright && turned && !wish.qr,
    hasBars,
  };
}
