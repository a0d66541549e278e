import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isReady } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { followFirstView, removeFirstView } from '../pickup/first-view-element.ts';
import { Codes } from './Codes.tsx';
import { listOpenOrders, MOST_CODES } from './open-orders.ts';
import styles from './ShowCodes.module.css';

const PARAMETER = 'codes';

/** Whether the codes are open; the address `?codes` opens them with the screen (R2.20). */
function useCodesAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [isOpen, setIsOpen] = useState(parameters.has(PARAMETER));

  const close = (): void => {
    setIsOpen(false);
    if (!parameters.has(PARAMETER)) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    setParameters(rest, { replace: true });
  };
  const own = useHref(hrefs.codes());
  // An address that has opened the view needs no second one.
  const address = parameters.has(PARAMETER) ? undefined : own;
  return { isOpen, address, open: () => setIsOpen(true), close };
}

interface ShowCodesProps {
  /** Orders were received at least once; undefined until that is read. */
  isKnown: boolean | undefined;
}

/** The screen's main action: the codes of all open orders; works offline (R2.20). */
export function ShowCodes({ isKnown }: ShowCodesProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { isOpen, address, open: openCodes, close } = useCodesAddress();
  const open = useStored(listOpenOrders);
  const reason = useEmptyReason('orders', isKnown);
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
      <button type="button" className={styles.action} onClick={openCodes}>
        <span className={styles.icon}>
          <Icon name="barcode" size={32} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {t(open.length === 1 ? 'codes.showOne' : 'codes.show')}
          </span>
          <span className={styles.note}>
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
