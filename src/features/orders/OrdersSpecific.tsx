import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { isOpen, type Order } from '#src/domain/orders/order.ts';
import { useScreenName } from '#src/state/page/screen-name.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { Codes } from './codes/Codes.tsx';
import { useCodesAddress } from './codes/use-codes-address.ts';
import { OrderPlace } from './details/OrderPlace.tsx';
import { OrderSkeleton } from './details/OrderSkeleton.tsx';
import { loadOrdersById } from './details/stored-order.ts';
import { useOrderDetails } from './details/use-order-details.ts';
import styles from './OrdersSpecific.module.css';

/** More than a member has on the way; an address with more would make requests without end. */
const MOST_SHOWN = 100;

/** One or several orders by their ids, in the order of the address (R2.3, R2.19). */
export function OrdersSpecific({ ids: all }: { ids: readonly number[] }) {
  const { t } = useTranslation('orders');
  const [pressed, setPressed] = useState<Order | null>(null);
  const codes = useCodesAddress();
  const ids = all.slice(0, MOST_SHOWN);
  const load = () => loadOrdersById(ids);
  const { data: places, reason, retry } = useCollection('orders', load, [ids.join('-')]);
  const outcomeOf = useOrderDetails(places);
  const open = places?.flatMap(({ order }) => (order && isOpen(order) ? [order] : [])) ?? [];

  const title = ids.length === 1 ? t('numberOf', { id: ids.join('') }) : t('several');
  useScreenName(title);

  return (
    <div className="column stack">
      <GoBack to={hrefs.orders()}>{t('back')}</GoBack>
      <h1 id="screen-title" className={styles.title} tabIndex={-1}>
        <KeptWords text={title} words={[ids.join('')]} />
      </h1>
      {all.length > ids.length && (
        <Alert tone="warning" title={t('tooMany', { number: all.length })}>
          {t('tooManyText', { number: ids.length })}
        </Alert>
      )}
      {open.length > 1 && (
        <Button wide icon="barcode" onClick={codes.open}>
          {t('codes.show')}
        </Button>
      )}
      {!places && <OrderSkeleton />}
      {places?.map((place) => (
        <OrderPlace
          key={place.id}
          place={place}
          fetched={outcomeOf(place.id)}
          reason={reason}
          onRetry={retry}
          isOnly={ids.length === 1}
          isAmongOthers={open.length > 1}
          onShowCode={(order) => {
            setPressed(order);
            codes.open();
          }}
        />
      ))}
      {codes.isOpen && open.length > 0 && (
        <Codes
          orders={pressed ? [pressed] : open}
          address={codes.address}
          onClose={() => {
            setPressed(null);
            codes.close();
          }}
        />
      )}
    </div>
  );
}
