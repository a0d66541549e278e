import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Documentation } from '#src/features/documentation/Documentation.tsx';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { currentBrand } from '#src/state/brand.ts';
import { FatalBoundary } from './FatalBoundary.tsx';

/**
 * Shows the UI kit in place of the area: no sign-in, no member's data, no polling (R2.50). It is a page
 * of its own so that its frames do not count as tabs of a member.
 */
export async function mountDocumentation(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root element');
  await startI18n(currentBrand().currency);
  await loadTexts();
  createRoot(root).render(
    <StrictMode>
      <FatalBoundary>
        <BrowserRouter basename="/my/documentation">
          <Documentation />
        </BrowserRouter>
      </FatalBoundary>
    </StrictMode>,
  );
}
