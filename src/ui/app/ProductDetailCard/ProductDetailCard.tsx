import { useTranslation } from 'react-i18next';
import { missingCoins } from '#src/domain/goal.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductPurchase, type PurchaseProps } from './ProductPurchase.tsx';
import styles from './ProductDetailCard.module.css';

interface ProductDetailCardProps extends PurchaseProps {
  /** The member's coins; null while unknown. */
  balance: number | null;
  /** Level of the heading: 1 when the product is the whole screen. */
  level?: 1 | 2 | 3;
}

/** All data of one product, with its purchase buttons, which stay visible on a phone (R2.17). */
export function ProductDetailCard({ balance, level = 2, ...purchase }: ProductDetailCardProps) {
  const { t } = useTranslation('catalog');
  const { language, coins } = useFormat();
  const { product } = purchase;
  const missing = balance === null ? 0 : missingCoins(product.price, balance);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.place}>
      <article className={styles.card}>
        <ProductGallery pictures={product.pictures} />
        <div className={styles.texts}>
          <Heading
            className={styles.name}
            id={level === 1 ? SCREEN_TITLE_ID : undefined}
            tabIndex={-1}
          >
            {product.name[language]}
          </Heading>
          <p className={styles.price}>
            <Coins amount={product.price} size="hero" />
            {product.stock > 0 && missing > 0 && (
              <Tag>{t('missing', { amount: coins(missing, 'genitive') })}</Tag>
            )}
          </p>
          <p className={styles.description}>{product.description[language]}</p>
          <ProductFacts product={product} />
        </div>
        <ProductPurchase {...purchase} />
      </article>
    </div>
  );
}
