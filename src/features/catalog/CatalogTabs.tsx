import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import styles from './CatalogTabs.module.css';

/** Links to the sections of the catalog: each is a screen with its own address (R2.2, R2.16). */
export function CatalogTabs() {
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
