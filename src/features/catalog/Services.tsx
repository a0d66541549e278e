import { useTranslation } from 'react-i18next';
import { CatalogScreen } from './CatalogScreen.tsx';
import { ProductList } from './ProductList.tsx';

/** /catalog/services (R2.15). */
export function Services() {
  const { t } = useTranslation('screens');
  return (
    <CatalogScreen title={t('Services')}>
      <ProductList kind="service" />
    </CatalogScreen>
  );
}
