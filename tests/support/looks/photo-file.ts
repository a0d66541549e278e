import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takePhoto } from '#tests/e2e/support/looks/fake-camera.ts';

/** The path of a photo of an order's barcode, for a browser's file field. */
export async function photoFile(orderNumber: string): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'photo-')), 'code.jpg');
  writeFileSync(path, await takePhoto({ code128: orderNumber }));
  return path;
}
