import { useTranslation } from 'react-i18next';
import { CatalogScreen } from './CatalogScreen.tsx';
import { ProductList } from './ProductList.tsx';

/** /catalog/products (R2.15). */
export function Products() {
  const { t } = useTranslation('screens');
  return (
    <CatalogScreen title={t('Products')}>
      <ProductList kind="product" />
    </CatalogScreen>
  );
}
