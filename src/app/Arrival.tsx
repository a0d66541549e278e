import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announcer } from '#src/state/announcer.ts';
import { currentBrand } from '#src/state/brand.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import type { RouteName } from './routes.tsx';

/** The first screen is announced by the browser itself; moving the focus there would skip the header. */
let isFirst = true;

interface ArrivalProps {
  name: RouteName;
  isBeneath: boolean;
  isOver: boolean;
}

/**
 * Mounted beside a screen once it is there: the body's class, the document's title, the focus and the
 * announcement follow (R2.5). A screen beneath another has its turn when that one closes, which gives
 * the focus back by itself where it took it from this screen.
 */
export function Arrival({ name, isBeneath, isOver }: ArrivalProps) {
  const { t } = useTranslation('screens');
  const title = t(name);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const focused = useRef('');
  const begin = useEffectEvent(() => {
    // Far down in the former screen is nowhere in this one.
    if (!isBack && !isOver) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(SCREEN_TITLE_ID)?.focus();
  });

  useEffect(() => {
    if (isBeneath) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, isBeneath]);

  useEffect(() => {
    if (!isBeneath) document.title = `${title} · ${currentBrand().title}`;
  }, [title, isBeneath]);

  useEffect(() => {
    if (isBeneath) return;
    if (!isFirst) {
      announcer.text = document.title;
      if (focused.current !== pathname) begin();
    }
    focused.current = pathname;
    isFirst = false;
  }, [pathname, isBeneath]);

  return null;
}
