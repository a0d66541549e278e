import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openedAs } from '#src/domain/catalog/variant-address.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { announce } from '#src/state/page/announcer.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { screenName } from '#src/state/page/screen-name.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import type { RouteName } from '../routes/app-route.ts';
import { takeFirstPage } from './first-page.ts';

interface FocusOnNavigateProps {
  name: RouteName;
  isBeneath: boolean;
  isOver: boolean;
}

/**
 * Updates the body's class, the document's title, the focus and the announcement when the screen beside
 * it is mounted (R2.5). A screen beneath another one does that when the other one closes; the dialog
 * then returns the focus to the element that had it.
 */
export function FocusOnNavigate({ name, isBeneath, isOver }: FocusOnNavigateProps) {
  const { t } = useTranslation(['screens', 'viewing']);
  // Not the owner's name: browsers keep titles in their history (R6.3).
  const mark = isOwnerView() ? ` · ${t('viewing:readOnly')}` : '';
  const { text } = useSnapshot(screenName);
  const title = `${text ?? t(name)}${mark}`;
  const location = useLocation();
  const { pathname, hash } = location;
  const navigationType = useNavigationType();
  const isBack = navigationType === 'POP';
  const isSameScreen = navigationType === 'REPLACE' && openedAs(location) !== null;
  const focused = useRef('');
  const moveToScreen = useEffectEvent(() => {
    // The member chooses a variant: the focus is on the choice, and the choice is announced by itself.
    if (isSameScreen) return;
    announce(document.title);
    if (focused.current === pathname) return;
    // The screen scrolls to the part that the address names, and focuses it.
    if (hash !== '' && document.getElementById(hash.slice(1))) return;
    // The previous screen's scroll offset means nothing here.
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
    if (!takeFirstPage()) moveToScreen();
    focused.current = pathname;
  }, [pathname, isBeneath]);

  return null;
}
