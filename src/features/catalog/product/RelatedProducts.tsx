import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isPast, type Product } from '#src/domain/catalog/product.ts';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import { Grid } from '#src/ui/base/Grid/Grid.tsx';
import styles from './RelatedProducts.module.css';

interface RelatedProductsProps {
  /** The level of its heading. */
  level: 2 | 3;
  products: readonly Product[];
  /** Coins; null while they are not known. */
  balance: number | null;
  /** ms since the epoch. */
  now: number;
}

/** The related products of a product (R2.17). */
export function RelatedProducts({ level, products, balance, now }: RelatedProductsProps) {
  const { t } = useTranslation('buying');
  const titleId = useId();
  if (products.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <Heading id={titleId}>{t('related')}</Heading>
      <Grid items={products} itemKey={({ id }) => id} gap="large">
        {(product) => (
          <ProductCard product={product} balance={balance} isOver={isPast(product, now)} />
        )}
      </Grid>
    </section>
  );
}
