import type { ReactNode } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import { Works } from './screens/Works.tsx';

/** The UI kit with its texts; no device stores it, so without a network a way to try again. */
export async function loadDocumentation(): Promise<ReactNode> {
  try {
    const [{ DocumentationPage }] = await Promise.all([import('./documentation.tsx'), loadTexts()]);
    return <DocumentationPage />;
  } catch {
    return <Works onRetry={() => location.reload()} />;
  }
}
