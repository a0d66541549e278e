import { useTranslation } from 'react-i18next';
import { missingCoins } from '#src/domain/catalog/goal.ts';
import type { Variant } from '#src/domain/catalog/product-variants.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { OptionsSkeleton } from './OptionsSkeleton.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import type { GoalProps } from './ProductGoal.tsx';
import { ProductOptions } from './ProductOptions.tsx';
import { ProductPurchase, type ProductOffer } from './ProductPurchase.tsx';
import styles from './ProductDetailCard.module.css';

interface ProductDetailCardProps extends GoalProps, ProductOffer {
  /** An item of the catalog. */
  product: Product;
  /** The member's coins; null while unknown. */
  balance: number | null;
  /** Level of the heading: 1 when the product is the whole screen. */
  level?: 1 | 2 | 3;
  /** The id of the heading. */
  titleId?: string | undefined;
  /** All variants of its family, by id; empty for an item by itself. */
  variants?: readonly Variant[];
  /** The variant that was chosen last: its data may follow in a moment. */
  chosenId?: number;
  /** A variant was chosen; without it there is no choice. */
  onChoose?: (id: number) => void;
  /** The other variants are still being received: their place is kept. */
  isFamilyComing?: boolean;
}

/** All data of one product, for an event first time and place, with its purchase buttons, which stay visible on a phone (R2.16, R2.17). */
export function ProductDetailCard({
  balance,
  level = 2,
  titleId,
  variants = [],
  chosenId,
  onChoose,
  isFamilyComing = false,
  ...purchase
}: ProductDetailCardProps) {
  const { t } = useTranslation('catalog');
  const { language, dayTime } = useFormat();
  const { product } = purchase;
  const { event } = product;
  const missing = balance === null ? 0 : missingCoins(product.price, balance);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.place}>
      <article className={`stack ${styles.card}`}>
        <ProductGallery pictures={product.pictures} />
        <div className="stack stack-close">
          <Heading className={styles.name} id={titleId} tabIndex={-1}>
            {product.name[language]}
          </Heading>
          <p className={`wrapping-row ${styles.price}`}>
            <Coins amount={product.price} size="hero" />
            {product.stock === 0 && <Tag>{t('outOfStock')}</Tag>}
          </p>
          {event && (
            <p className={styles.event}>
              <Icon name="calendar" size={20} />
              <span>
                <time dateTime={event.date}>{dayTime(event.date)}</time>
                <span className={`muted ${styles.where}`}>{event.place[language]}</span>
              </span>
            </p>
          )}
          {isFamilyComing && <OptionsSkeleton count={product.options.length} />}
          {onChoose && !isFamilyComing && (
            <ProductOptions
              variants={variants}
              chosen={variants.find(({ id }) => id === chosenId) ?? product}
              onChoose={onChoose}
            />
          )}
          <p className="muted">{product.description[language]}</p>
          <ProductFacts product={product} />
        </div>
        <ProductPurchase {...purchase} missing={missing} />
      </article>
    </div>
  );
}
