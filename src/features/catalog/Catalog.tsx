import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { CatalogScreen } from './CatalogScreen.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const DELAY_MS = 50;

/** /catalog: goes on to the products after 50 ms (R2.2). */
export function Catalog() {
  const { t } = useTranslation('screens');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(hrefs.products(), { replace: true }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <CatalogScreen title={t('Catalog')}>
      <ProductGridSkeleton />
    </CatalogScreen>
  );
}
