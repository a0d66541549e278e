import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOrderTexts } from '#src/ui/app/OrderCard/use-order-texts.ts';
import styles from './OrderFacts.module.css';

/** Date, comment and description of the order (R2.19). */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { comment, description, isPlace } = useOrderTexts(order);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('date')}</dt>
        <dd>{format.dateTime(order.date)}</dd>
      </div>
      {comment !== '' && (
        <div>
          <dt>{t('comment')}</dt>
          <dd>{comment}</dd>
        </div>
      )}
      {description !== '' && (
        <div>
          <dt>{t(isPlace ? 'receipt' : 'description')}</dt>
          <dd>{description}</dd>
        </div>
      )}
    </dl>
  );
}
