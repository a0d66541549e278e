import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BRANDS } from '#src/brand/brands.ts';
import { useSay } from '#src/i18n/bilingual.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { SkipLink } from '#src/ui/base/SkipLink/SkipLink.tsx';
import { useLook } from '../look.ts';
import { useDress } from '../use-dress.ts';
import { DocLink } from './DocLink.tsx';
import styles from './Layout.module.css';
import { Navigation } from './Navigation.tsx';
import { Toolbar } from './Toolbar.tsx';

const MAIN_ID = 'main';

/** What surrounds each page: the navigation with its search, and the switches of the look. */
export function Layout() {
  const say = useSay();
  const [look] = useLook();
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useDress(look);

  useEffect(() => {
    if (arrived.current !== pathname) document.getElementById(SCREEN_TITLE_ID)?.focus();
    arrived.current = pathname;
  }, [pathname]);

  return (
    <div className={styles.layout}>
      <SkipLink to={MAIN_ID}>{say({ ru: 'К содержанию', uz: 'Asosiy qismga' })}</SkipLink>
      <header className={styles.header}>
        <DocLink className={styles.home} to="/">
          {BRANDS[look.brand].title}{' '}
          <span className="muted">{say({ ru: 'UI-кит', uz: 'UI-kit' })}</span>
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
