import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isReady } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { followFirstView, removeFirstView } from '../pickup/first-view-element.ts';
import { Codes } from './Codes.tsx';
import { loadOpenOrders, MOST_CODES } from './open-orders.ts';
import { useCodesAddress } from './use-codes-address.ts';
import styles from './ShowCodes.module.css';

/** The screen's main action: the codes of all open orders; works offline (R2.20). */
export function ShowCodes() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { isOpen, address, open: openCodes, close } = useCodesAddress();
  const { data: open, reason } = useCollection('orders', loadOpenOrders);
  useEffect(followFirstView, []);
  useLayoutEffect(() => {
    if (open) removeFirstView();
  }, [open]);

  // Before the orders came for the first time «none» would be a claim, and what comes would push the list.
  if (!open || (open.length === 0 && reason === 'loading')) {
    return <Skeleton shape="block" height="5.5rem" />;
  }
  if (open.length === 0) return null;
  const ready = open.filter(isReady).length;
  // The list is limited, so a count at the limit means «at least».
  const count = (orders: number) => format.number(orders) + (orders === MOST_CODES ? '+' : '');
  return (
    <>
      <button type="button" className={`row ${styles.action}`} onClick={openCodes}>
        <span className={`centred ${styles.icon}`}>
          <Icon name="barcode" size={32} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {t(open.length === 1 ? 'codes.showOne' : 'codes.show')}
          </span>
          <span className="small">
            {ready > 0
              ? t('codes.ready', { number: count(ready) })
              : t('codes.open', { number: count(open.length) })}
          </span>
        </span>
        <Icon name="chevron-right" />
      </button>
      {isOpen && <Codes orders={open} address={address} onClose={close} />}
    </>
  );
}
