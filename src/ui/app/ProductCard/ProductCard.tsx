import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { missingCoins } from '#src/domain/catalog/goal.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { isLowStock } from './low-stock.ts';
import { LowestPrice } from './LowestPrice.tsx';
import styles from './ProductCard.module.css';

/** A product, or a family with the variant that the card leads to. */
interface ListedItem extends Pick<
  Product,
  'id' | 'name' | 'price' | 'stock' | 'pictures' | 'event'
> {
  /** The price is the lowest of several. */
  readonly isLowestPrice?: boolean;
  /** Number of variants. */
  readonly variants?: number;
}

interface ProductCardProps {
  /** An item of the catalog. */
  readonly product: ListedItem;
  /** The member's coins; null while unknown. */
  readonly balance: number | null;
  /** A past event. */
  readonly isOver?: boolean;
  /** Visible without scrolling: the picture loads before the layout is known. */
  readonly isFirst?: boolean;
}

/** A catalog item; the whole card links to it (R2.15). */
export function ProductCard({
  product,
  balance,
  isOver = false,
  isFirst = false,
}: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { price, event, isLowestPrice = false, variants = 1 } = product;
  const stock = isOver ? 0 : product.stock;
  const missing = balance === null ? 0 : missingCoins(price, balance);
  return (
    <article
      className={`stack stack-close ${styles.card}`}
      data-sold-out={stock === 0 || undefined}
    >
      <div className={styles.picture}>
        <ProductPicture src={product.pictures[0] ?? null} isFirst={isFirst} />
      </div>
      <div className={`stack stack-dense ${styles.content}`}>
        {isLowestPrice ? <LowestPrice amount={price} /> : <Coins amount={price} />}
        <h2 className={`clamped small ${styles.name}`}>
          <Link className="cover-link" to={hrefs.product(product.id)}>
            {product.name[format.language]}
          </Link>
        </h2>
        {event && (
          <p className={styles.event}>
            <time dateTime={event.date}>{format.dayTime(event.date)}</time>
            <span className={`clamped muted ${styles.where}`}>{event.place[format.language]}</span>
          </p>
        )}
        {variants > 1 && (
          <p className={styles.variants}>
            {t('variants', { count: variants, amount: format.number(variants) })}
          </p>
        )}
        {stock === 0 && (
          <p className={styles.stock}>
            <Tag>{t(isOver ? 'over' : 'outOfStock')}</Tag>
          </p>
        )}
        {isLowStock(stock) && (
          <p className={styles.stock}>
            <Tag tone="warning">{t('fewLeft', { stock })}</Tag>
          </p>
        )}
        {stock > 0 && missing > 0 && (
          <p className={styles.missing}>{t('missing', { amount: format.number(missing) })}</p>
        )}
      </div>
    </article>
  );
}
