import { test, type Locator, type Page } from '@playwright/test';
import { type DecodedCode, decodeBarcodes } from '#tests/support/pickup-decode.ts';

/**
 * Photographs the screen, or a part of it, and reads the codes on it as the pickup desk would.
 * Skips the story, with the reason, where no decoder can be had.
 */
export async function decodeScreen(target: Page | Locator): Promise<DecodedCode[]> {
  const path = test.info().outputPath('codes.png');
  await target.screenshot({ path });
  const codes = decodeBarcodes(path);
  test.skip(codes === null, 'zbarimg is not to be had here');
  return codes ?? [];
}
