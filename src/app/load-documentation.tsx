import type { ReactNode } from 'react';
import { Works } from './screens/Works.tsx';

/** The UI kit with its texts; no device stores it, so without a network a way to try again. */
export async function loadDocumentation(): Promise<ReactNode> {
  try {
    const { DocumentationPage, prepareDocumentation } = await import('./documentation.tsx');
    await prepareDocumentation();
    return <DocumentationPage />;
  } catch {
    return <Works onRetry={() => location.reload()} />;
  }
}
