import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { CatalogList } from './CatalogList.tsx';
import { CatalogScreen } from './CatalogScreen.tsx';

/** /catalog/events in brands that have events; other brands redirect to the products (R2.16). */
export function Events() {
  const { t } = useTranslation('screens');
  if (!currentBrand().hasEvents) return <Navigate to={hrefs.products()} replace />;
  return (
    <CatalogScreen title={t('Events')}>
      <CatalogList kind="event" />
    </CatalogScreen>
  );
}
