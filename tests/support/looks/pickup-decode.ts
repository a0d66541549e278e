import { spawnSync } from 'node:child_process';
import { findProgram } from '../database/system-tools.ts';

/** A decoded code: its symbology as ZBar names it (`CODE-128`, `QR-Code`) and its text. */
export interface DecodedCode {
  readonly type: string;
  readonly text: string;
}

/** ZBar's exit status for «the picture holds no code». */
const NOTHING_FOUND = 4;

/**
 * Reads the codes in a picture with ZBar, as the pickup desk's scanner does. ZBar shares no code with
 * the app's encoder.
 * @returns the decoded codes; null, with the reason printed, when ZBar is not installed.
 * @throws Error when the picture cannot be read.
 */
export function decodeBarcodes(pngPath: string): DecodedCode[] | null {
  const zbar = findZbar();
  if (!zbar) {
    console.log(
      'Codes are not decoded: zbarimg is not installed. `npm run test:setup` installs it.',
    );
    return null;
  }
  const { status, stdout, stderr } = spawnSync(zbar, ['-q', '--xml', pngPath], {
    encoding: 'utf8',
  });
  if (status === NOTHING_FOUND) return [];
  if (status !== 0) throw new Error(`zbarimg failed on ${pngPath}: ${stderr}`);
  return parseCodes(stdout);
}

/** The path of the decoder's program; null where it is not installed. */
export const findZbar = (): string | null => findProgram(['zbarimg']);

function parseCodes(xml: string): DecodedCode[] {
  const symbol = /<symbol type='([^']+)'[^>]*><data><!\[CDATA\[([\s\S]*?)\]\]><\/data>/g;
  return [...xml.matchAll(symbol)].map(([, type = '', text = '']) => ({ type, text }));
}
