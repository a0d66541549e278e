import { useEffect } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';

/** Sets the window's title: the page's, then the documentation's. */
export function useTitle(title: string): void {
  const translate = useTranslate();
  const kit = translate({ ru: 'UI-кит', uz: 'UI-kit' });
  useEffect(() => {
    document.title = `${title} · ${kit}`;
  }, [title, kit]);
}
