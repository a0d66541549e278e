import type { Brand } from '#src/brand/brand.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** Who reads a message, and which programme sends it. */
export interface Recipient {
  readonly language: keyof LocalText;
  readonly brand: Brand;
  /** A host of the installation: a browser fills the code in on this site only (WebOTP). */
  readonly hostname: string;
  /** How the support is reached: its e-mail, else its phone, else its screen in the area. */
  readonly support: string;
}
