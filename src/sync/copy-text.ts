import { loadSync } from './load-sync.ts';

/**
 * Copies a text; false when the browser refuses, so that the screen can offer the text itself. A refusal
 * is reported without a notice (R8.6).
 */
export async function copyOrReport(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    void loadSync()
      .then(({ reportError }) => reportError(new Error('The browser refused to copy a text')))
      // Without the network part there is no report; the member has the text to select.
      .catch(() => undefined);
    return false;
  }
}
