import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { OrderStatus } from '#src/ui/app/OrderStatus/OrderStatus.tsx';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import styles from './OrderCard.module.css';

/** One order in a list; the whole card leads to the order (R2.19). */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture base={order.productImage} sizes="80px" />
      </div>
      <div className={styles.content}>
        <OrderStatus status={order.status} />
        <h2 className={styles.name}>
          <Link className="cover-link" to={hrefs.order([order.id])}>
            {order.productName[format.language]}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{t('number', { id: order.id })}</span>
          <span>{format.date(order.date)}</span>
          <Coins amount={order.price} size="small" />
        </p>
        {order.status === 'DELIVERED' && (
          <Hint icon="barcode" tone="positive">
            {t('ready')}
          </Hint>
        )}
      </div>
    </article>
  );
}
