import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { database } from '#src/data/db/area/database.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { calendarFile } from '#src/domain/orders/calendar-file.ts';
import { pickupBesideWritten, receiptOf } from '#src/domain/orders/order-texts.ts';
import { isOpen, type Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useOrderTexts } from '#src/ui/app/OrderCard/use-order-texts.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './OrderFacts.module.css';

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Date, comment and description of the order, and where it is fetched (R2.19). */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { comment, description, isPlace } = useOrderTexts(order);
  const pickup = pickupBesideWritten(order);
  const receipt = receiptOf(order);
  return (
    <dl className={`stack stack-close ${styles.facts}`}>
      <Fact name={t('date')}>{format.dateTime(order.date)}</Fact>
      {comment !== '' && <Fact name={t('comment')}>{comment}</Fact>}
      {description !== '' && (
        <Fact name={t(isPlace ? 'receipt' : 'description')}>{description}</Fact>
      )}
      {pickup && <Fact name={t('fetchedAt')}>{pickup[format.language]}</Fact>}
      {receipt && (
        <Fact name={t('handedOut')}>
          {`${format.dateTime(receipt.at)}, ${receipt.place[format.language]}`}
        </Fact>
      )}
    </dl>
  );
}

/** When and where the event of a ticket is, and its entry for a calendar; nothing while the catalog lacks it (R2.16). */
export function TicketFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'catalog']);
  const { dayTime, language } = useFormat();
  const { id, prodId, productName } = order;
  // Whether the browser keeps the file is unknown.
  const [message, setMessage] = useState<'event.handedOver' | 'event.notSaved' | null>(null);
  const product = useStored(() => database().products.get(prodId), [prodId]);
  const event = product?.event;
  if (!event) return null;
  const place = event.place[language];
  const save = () => {
    const start = Date.parse(event.date);
    const entry = {
      uid: `order-${id}@${location.host}`,
      title: productName[language],
      place,
      start,
    };
    const file = new Blob([calendarFile(entry, Date.now())], { type: 'text/calendar' });
    saveFile(file, `ticket-${id}.ics`).then(
      (outcome) => setMessage(outcome === 'downloaded' ? 'event.handedOver' : null),
      () => setMessage('event.notSaved'),
    );
  };
  return (
    <>
      <dl className={`stack stack-close ${styles.facts}`}>
        <Fact name={t('catalog:detail.when')}>{dayTime(event.date)}</Fact>
        <Fact name={t('catalog:detail.where')}>{place}</Fact>
      </dl>
      {isOpen(order) && (
        <>
          <Button variant="soft" icon="calendar" onClick={save}>
            {t('event.calendar')}
          </Button>
          <p className="small" role="status">
            {message && t(message)}
          </p>
        </>
      )}
    </>
  );
}
