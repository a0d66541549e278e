import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { isReady, type Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { OrderStatus } from '#src/ui/app/OrderStatus/OrderStatus.tsx';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './OrderCard.module.css';

interface OrderCardProps {
  /** Its status may be newer than this build. */
  order: Order;
  /** Placed during this visit; the card is highlighted. */
  isNew?: boolean | undefined;
  /** The member has cancelled it, and the service has not confirmed that. */
  isCancelling?: boolean | undefined;
}

/** One order in a list; the whole card links to the order (R2.19). */
export function OrderCard({ order, isNew = false, isCancelling = false }: OrderCardProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { comment } = useOrderTexts(order);
  const words = useStatusTexts();
  return (
    <article className={`surface ${styles.card}`}>
      <ProductPicture src={order.productImage} />
      <div className={styles.content}>
        <p className={`wrapping-row ${styles.tags}`}>
          <OrderStatus order={order} />
          {isNew && <Tag tone="positive">{t('isNew')}</Tag>}
          {isCancelling && (
            <Tag tone="neutral" icon="hourglass">
              {t('isCancelling')}
            </Tag>
          )}
        </p>
        <h2 className={styles.name}>
          <Link className="cover-link" to={hrefs.order([order.id])}>
            {order.productName[format.language]}
          </Link>
        </h2>
        <p className={`wrapping-row muted small ${styles.facts}`}>
          <span translate="no">{t('number', { id: order.id })}</span>
          <span>{format.date(order.date)}</span>
        </p>
        {comment !== '' && (
          <p className={styles.comment} data-cut>
            {comment}
          </p>
        )}
        <p className={styles.price}>
          <Coins amount={order.price} />
          <Icon name="chevron-right" size={20} />
        </p>
      </div>
      {isReady(order) && (
        <p className={styles.ready}>
          <Icon name="barcode" size={20} />
          <span>{words.ready(order)}</span>
        </p>
      )}
    </article>
  );
}
