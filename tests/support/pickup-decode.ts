import { spawnSync } from 'node:child_process';
import { findProgram, installDebianPackage } from './system-tools.ts';

/** A code that the decoder saw: its symbology as ZBar names it (`CODE-128`, `QR-Code`) and text. */
export interface DecodedCode {
  readonly type: string;
  readonly text: string;
}

/** ZBar's exit status for «the picture holds no code». */
const NOTHING_FOUND = 4;

/**
 * Reads the codes of a picture as the pickup desk's scanner would, by ZBar: a decoder that shares
 * no code with the app's encoder.
 * @returns what it saw; null, with the reason printed, where ZBar is not to be had.
 * @throws Error when the picture cannot be read.
 */
export function decodeBarcodes(pngPath: string): DecodedCode[] | null {
  const zbar = findZbar();
  if (!zbar) {
    console.log('Codes are not decoded: zbarimg (zbar-tools) is not here and cannot be installed.');
    return null;
  }
  const { status, stdout, stderr } = spawnSync(zbar, ['-q', '--xml', pngPath], {
    encoding: 'utf8',
  });
  if (status === NOTHING_FOUND) return [];
  if (status !== 0) throw new Error(`zbarimg failed on ${pngPath}: ${stderr}`);
  return parseCodes(stdout);
}

/** The decoder's program; null where it is not here and cannot be installed. */
export function findZbar(): string | null {
  const found = findProgram(['zbarimg']);
  if (found) return found;
  return installDebianPackage('zbar-tools') ? findProgram(['zbarimg']) : null;
}

function parseCodes(xml: string): DecodedCode[] {
  const symbol = /<symbol type='([^']+)'[^>]*><data><!\[CDATA\[([\s\S]*?)\]\]><\/data>/g;
  return [...xml.matchAll(symbol)].map(([, type = '', text = '']) => ({ type, text }));
}
