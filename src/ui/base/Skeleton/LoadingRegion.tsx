import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { Elements } from '#src/ui/base/elements.ts';

/** Skeletons of one part of a screen; announces «Загрузка…» once to screen readers. */
export function LoadingRegion({ children }: { children: Elements }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
