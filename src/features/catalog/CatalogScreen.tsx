import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { prefetchScanner } from '#src/platform/camera/prefetch-scanner.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './CatalogScreen.module.css';

/** Links to the sections of the catalog: each is a screen with its own address (R2.2, R2.16). */
function CatalogTabs() {
  const { t } = useTranslation('catalog');
  return (
    <nav className={styles.tabs} aria-label={t('sections')}>
      <NavLink className={() => styles.tab} to={hrefs.products()}>
        {t('products')}
      </NavLink>
      <NavLink className={() => styles.tab} to={hrefs.services()}>
        {t('services')}
      </NavLink>
      {currentBrand().hasEvents && (
        <NavLink className={() => styles.tab} to={hrefs.events()}>
          {t('events')}
        </NavLink>
      )}
    </nav>
  );
}

/**
 * The common frame of all lists of the catalog. On a phone the selected tab is the visible title, so that the controls
 * leave three quarters of the screen to the list.
 */
export function CatalogScreen({ title, children }: { title: string; children: Elements }) {
  const { t } = useTranslation('catalog');
  useEffect(prefetchScanner, []);
  return (
    <div className={`stack stack-dense column column-grid ${styles.screen}`}>
      <div className={`row ${styles.head}`}>
        <div className={styles.title}>
          <ScreenTitle>{title}</ScreenTitle>
        </div>
        <CatalogTabs />
        <div className={styles.scan}>
          <LinkButton to={hrefs.scan()} variant="quiet" size="small" icon="scan-barcode">
            {t('scan')}
          </LinkButton>
        </div>
      </div>
      {children}
    </div>
  );
}
