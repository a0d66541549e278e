import { Dexie } from 'dexie';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isReady, type Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { session } from '#src/state/session/session.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ReadyOrders.module.css';

async function loadReady(): Promise<readonly Order[]> {
  const delivered = database()
    .orders.where('[status+id]')
    .between(['DELIVERED', Dexie.minKey], ['DELIVERED', Dexie.maxKey]);
  return (await delivered.toArray()).filter(isReady);
}

/**
 * The orders that the member can fetch. They stand above the rest of the profile: late ones would push it.
 * @param isShown false: none are loaded
 * @returns null while they are read, or come for the first time
 */
export function useReadyOrders(isShown: boolean): readonly Order[] | null {
  const load = () => (isShown ? loadReady() : []);
  const { data: orders, reason } = useCollection('orders', load, [isShown]);
  const { status } = useSnapshot(session);
  const [isDrawn, setDrawn] = useState(false);
  const isAwaited = isShown && status === 'authenticated' && reason === 'loading';
  const isComing = !orders || isAwaited;
  if (!isComing && !isDrawn) setDrawn(true);
  // What was shown stays while a later request runs.
  return isComing && !isDrawn ? null : (orders ?? []);
}

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
