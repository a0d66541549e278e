import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BRANDS } from '#src/brand/brands.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { SkipLink } from '#src/ui/base/SkipLink/SkipLink.tsx';
import { useAppearanceParameters } from '../appearance.ts';
import { useAppearance } from '../use-appearance.ts';
import { DocLink } from './DocLink.tsx';
import { Navigation } from './Navigation.tsx';
import { Toolbar } from './Toolbar.tsx';
import styles from './Layout.module.css';

const MAIN_ID = 'main';

/** The frame of each page: navigation with search, and the switches of the appearance. */
export function Layout() {
  const [appearance] = useAppearanceParameters();
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useAppearance(appearance);

  useEffect(() => {
    if (arrived.current !== pathname) document.getElementById(SCREEN_TITLE_ID)?.focus();
    arrived.current = pathname;
  }, [pathname]);

  return (
    // The kit's own prose is Russian, whatever the language of its examples.
    <div lang="ru" className={styles.layout}>
      <SkipLink to={MAIN_ID}>К содержанию</SkipLink>
      <header className={`spread ${styles.header}`}>
        <DocLink className={`touch-line ${styles.home}`} to="/">
          <span>{BRANDS[appearance.brand].title}</span> <span className="muted">UI-кит</span>
        </DocLink>
        <Toolbar />
      </header>
      <Navigation />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
