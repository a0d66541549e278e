import type { ReactNode } from 'react';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './CatalogScreen.module.css';
import { CatalogTabs } from './CatalogTabs.tsx';

/** The frame that all lists of the catalogue share. */
export function CatalogScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`column column-grid ${styles.screen}`}>
      <ScreenTitle>{title}</ScreenTitle>
      <CatalogTabs />
      {children}
    </div>
  );
}
