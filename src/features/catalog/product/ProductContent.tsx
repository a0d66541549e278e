import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isPast, type Product } from '#src/domain/catalog/product.ts';
import { openedAs, type VariantState } from '#src/domain/catalog/variant-address.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { member } from '#src/state/member/member.ts';
import { useScreenName } from '#src/state/page/screen-name.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import { ProductDetailCard } from '#src/ui/app/ProductDetailCard/ProductDetailCard.tsx';
import { Grid } from '#src/ui/base/Grid/Grid.tsx';
import type { ProductViewProps } from './shown-product.ts';
import type { StoredProduct } from './stored-product.ts';
import { useGoal } from './use-goal.ts';
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
function RelatedProducts({ level, products, balance, now }: RelatedProductsProps) {
  const { t } = useTranslation('buying');
  const titleId = useId();
  if (products.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={`stack ${styles.related}`}>
      <Heading id={titleId}>{t('related')}</Heading>
      <Grid items={products} itemKey={({ id }) => id} gap="large">
        {(product) => (
          <ProductCard product={product} balance={balance} isOver={isPast(product, now)} />
        )}
      </Grid>
    </section>
  );
}

/**
 * Replaces the product in the address by the chosen variant: Back leaves the product instead of going through
 * its colours (R2.17).
 * @param id the id in the address
 */
function useVariantChoice(id: number) {
  const navigate = useNavigate();
  const location = useLocation();
  const [latest, setLatest] = useState({ at: id, chosenId: id });
  return {
    /** Shown at once, before the address and the product follow. */
    chosenId: latest.at === id ? latest.chosenId : id,
    choose: (chosenId: number) => {
      const kept: VariantState = { openedAs: openedAs(location) ?? id };
      setLatest({ at: id, chosenId });
      void navigate(hrefs.product(chosenId), { replace: true, state: kept });
    },
  };
}

interface ProductContentProps extends Omit<ProductViewProps, 'stored'> {
  /** The level of the product's heading. */
  level: 1 | 3;
  titleId: string;
  /** Follows the id in the address after a variant was chosen. */
  product: Product;
  stored: StoredProduct;
}

/** A product with its purchase and goal actions (R2.17). */
export function ProductContent(props: ProductContentProps) {
  const { id, level, titleId, product, stored, response, onRetry, renderOffer } = props;
  const { t } = useTranslation('buying');
  const { language } = useFormat();
  const balance = useSnapshot(member).info?.balance ?? null;
  const [now] = useState(() => Date.now());
  const { chosenId, choose } = useVariantChoice(id);
  const reason = useEmptyReason('catalog', stored.updatedAt !== null);
  // The other variants come with the first download of the catalog.
  const isFamilyComing = stored.variants.length < 2 && reason === 'loading';
  const write = useWrite();
  const goal = useGoal(product, stored.goal.post);
  useScreenName(product.name[language]);

  return renderOffer({
    product,
    intents: stored.intents,
    tickets: stored.tickets,
    onClosed: onRetry,
    children: (offer) => (
      <>
        <ProductDetailCard
          level={level}
          titleId={titleId}
          product={product}
          balance={balance}
          variants={stored.variants}
          chosenId={chosenId}
          onChoose={choose}
          isFamilyComing={isFamilyComing}
          {...offer}
          isGoal={stored.goal.prodId === product.id}
          goalNote={goal.note === null ? undefined : t(`goal.${goal.note}`)}
          onGoal={write ? (isGoal) => void goal.choose(write, isGoal) : undefined}
        />
        {response?.outcome === 'no-response' && stored.updatedAt !== null && (
          <DataTime updatedAt={stored.updatedAt} />
        )}
        <RelatedProducts
          level={level === 1 ? 2 : 3}
          products={stored.related}
          balance={balance}
          now={now}
        />
      </>
    ),
  });
}
