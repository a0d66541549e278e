import { useEffect, type ReactNode } from 'react';
import { announce } from '#src/state/page/announcer.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { takeFirstPage } from '../routing/first-page.ts';
import styles from './FullScreen.module.css';

interface FullScreenProps {
  /** Class of the body while the page is shown; absent for a route's own screen, which has the route's. */
  name?: string;
  picture: PictureName;
  title: string;
  text: string;
  action: ReactNode;
}

/** A state that replaces a whole screen: picture, one sentence, one action. */
export function FullScreen({ name, ...props }: FullScreenProps) {
  return (
    <div className={styles.screen}>
      <EmptyState level={1} {...props} />
      {name !== undefined && <OwnPage name={name} title={props.title} />}
    </div>
  );
}

/** Gives a page in the place of a screen what every screen has: title, class, focus and announcement (R2.42). */
function OwnPage({ name, title }: { name: string; title: string }) {
  useEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);
  useEffect(() => {
    document.title = `${title} · ${currentBrand().title}`;
  }, [title]);
  useEffect(() => {
    if (takeFirstPage()) return;
    announce(document.title);
    document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [name]);
  return null;
}
