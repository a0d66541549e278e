import { test, type Locator, type Page } from '@playwright/test';
import { type DecodedCode, decodeBarcodes } from '#tests/support/looks/pickup-decode.ts';

/**
 * Takes a screenshot of the page or an element and decodes its codes as the pickup desk would.
 * Skips the test, with the reason, where no decoder is installed.
 */
export async function decodeScreen(target: Page | Locator): Promise<DecodedCode[]> {
  const path = test.info().outputPath('codes.png');
  await target.screenshot({ path });
  const codes = decodeBarcodes(path);
  test.skip(codes === null, 'zbarimg is not installed');
  return codes ?? [];
}
