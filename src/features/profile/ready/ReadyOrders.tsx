import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ReadyOrders.module.css';

/** The orders at the desk, one press from their codes (R2.20); absent without any. */
export function ReadyOrders({ ready }: { ready: readonly Order[] }) {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const [first] = ready;
  if (!first) return null;
  return (
    <Link className={styles.ready} to={hrefs.codes()}>
      <Icon name="package-check" />
      <span className={styles.text}>
        <span className={styles.title}>{t('codes.ready', { number: ready.length })}</span>
        <span className="small">
          {ready.length === 1 ? first.productName[language] : t('codes.show')}
        </span>
      </span>
      <Icon name="barcode" />
    </Link>
  );
}
