import { useTranslation } from 'react-i18next';
import { CatalogList } from './CatalogList.tsx';
import { CatalogScreen } from './CatalogScreen.tsx';

/** /catalog/services (R2.15). */
export function Services() {
  const { t } = useTranslation('screens');
  return (
    <CatalogScreen title={t('Services')}>
      <CatalogList kind="service" />
    </CatalogScreen>
  );
}
