import { useEffect } from 'react';
import { useSay } from '#src/i18n/bilingual.ts';

/** Gives the window a page's title, with the documentation's own after it. */
export function useTitle(title: string): void {
  const say = useSay();
  const kit = say({ ru: 'UI-кит', uz: 'UI-kit' });
  useEffect(() => {
    document.title = `${title} · ${kit}`;
  }, [title, kit]);
}
