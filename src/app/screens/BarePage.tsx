import type { ReactNode } from 'react';
import { currentBrand } from '#src/state/page/brand.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/logo/Logo.tsx';
import styles from './FullScreen.module.css';

/** A page without a member, so without navigation: whose it is, and the language. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={`row column column-grid ${styles.head}`}>
        <Logo brand={currentBrand()} />
        <LanguageSwitch />
      </header>
      <main>{children}</main>
    </>
  );
}
