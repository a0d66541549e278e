import { useTranslation } from 'react-i18next';
import type { Elements } from '#src/ui/base/elements.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useSettled } from './use-settled.ts';

/** Skeletons of one part of a screen; announces «Загрузка…» once to screen readers, unless it is over at once. */
export function LoadingRegion({ children }: { children: Elements }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{useSettled(t('loading'))}</VisuallyHidden>
      {children}
    </div>
  );
}
