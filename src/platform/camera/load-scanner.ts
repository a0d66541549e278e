import { ScannerNotLoaded } from './camera-fault.ts';

type ScannerModule = typeof import('./scanner.ts');

/**
 * Loads the decoder: 76 kB of brotli that only the scanner needs. Rejects with ScannerNotLoaded;
 * another call tries again.
 */
export async function loadScanner(): Promise<ScannerModule> {
  try {
    return await import('./scanner.ts');
  } catch (error) {
    throw new ScannerNotLoaded('The decoder could not be loaded', { cause: error });
  }
}
