import { currentBrand } from '#src/state/brand.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/logo/Logo.tsx';
import styles from './FullScreen.module.css';

/** A page without a member, so without navigation: whose it is, and the language. */
export function BarePage({ children }: { children: Elements }) {
  return (
    <>
      <header className={styles.head}>
        <Logo brand={currentBrand()} />
        <LanguageSwitch />
      </header>
      <main>{children}</main>
    </>
  );
}
