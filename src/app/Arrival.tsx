import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { announcer } from '#src/state/announcer.ts';
import { currentBrand } from '#src/state/brand.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import type { RouteName } from './routes.tsx';

/** The first screen is announced by the browser itself; moving the focus there would skip the header. */
let isFirst = true;

/**
 * Mounted beside a screen once it is there: the body's class, the document's title, the focus and the
 * announcement follow (R2.5).
 */
export function Arrival({ name }: { name: RouteName }) {
  const { t } = useTranslation('screens');
  const title = t(name);
  const { pathname } = useLocation();

  useEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);

  useEffect(() => {
    document.title = `${title} · ${currentBrand().title}`;
  }, [title]);

  useEffect(() => {
    if (!isFirst) {
      announcer.text = document.title;
      document.getElementById(SCREEN_TITLE_ID)?.focus();
    }
    isFirst = false;
  }, [pathname]);

  return null;
}
