import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from './OrderFacts.module.css';

/** When it was ordered and what was written with it (R2.19). */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('date')}</dt>
        <dd>{format.dateTime(order.date)}</dd>
      </div>
      {order.comment !== '' && (
        <div>
          <dt>{t('comment')}</dt>
          <dd>{order.comment}</dd>
        </div>
      )}
      {order.description !== '' && (
        <div>
          <dt>{t('description')}</dt>
          <dd>{order.description}</dd>
        </div>
      )}
    </dl>
  );
}
