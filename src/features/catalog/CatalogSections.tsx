import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { CatalogList } from './CatalogList.tsx';
import { CatalogScreen } from './CatalogScreen.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const TITLES = { product: 'Products', service: 'Services', event: 'Events' } as const;

function Section({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation('screens');
  return (
    <CatalogScreen title={t(TITLES[kind])}>
      <CatalogList kind={kind} />
    </CatalogScreen>
  );
}

/** /catalog/products (R2.15). */
export const Products = () => <Section kind="product" />;

/** /catalog/services (R2.15). */
export const Services = () => <Section kind="service" />;

/** /catalog/events in brands that have events; other brands redirect to the products (R2.16). */
export function Events() {
  if (!currentBrand().hasEvents) return <Navigate to={hrefs.products()} replace />;
  return <Section kind="event" />;
}

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
