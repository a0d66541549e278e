import { useTranslation } from 'react-i18next';
import { CatalogList } from './CatalogList.tsx';
import { CatalogScreen } from './CatalogScreen.tsx';

/** /catalog/products (R2.15). */
export function Products() {
  const { t } = useTranslation('screens');
  return (
    <CatalogScreen title={t('Products')}>
      <CatalogList kind="product" />
    </CatalogScreen>
  );
}
