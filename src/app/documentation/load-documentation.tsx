import type { ReactElement } from 'react';
import { Works } from '../screens/Works.tsx';

/** The UI kit with its texts. No device stores it: without a network it offers a retry. */
export async function loadDocumentation(): Promise<ReactElement> {
  try {
    const { DocumentationPage, prepareDocumentation } = await import('./documentation.tsx');
    await prepareDocumentation();
    return <DocumentationPage />;
  } catch {
    return <Works onRetry={() => location.reload()} />;
  }
}
