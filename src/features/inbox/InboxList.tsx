import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { eventDestination } from '#src/domain/events/event-destination.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { groupByDay } from '#src/domain/operations/group-by-day.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { member } from '#src/state/member/member.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { EventRow } from './EventRow.tsx';
import type { StoredInbox } from './stored-inbox.ts';
import { storeRead, useReading } from './use-reading.ts';
import styles from './Inbox.module.css';

/** Events by day, newest first. What was unread when the member came stays marked until they leave. */
export function InboxList({ events, knownOrders }: Omit<StoredInbox, 'total'>) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const { cards } = useSnapshot(member);
  const list = useRef<HTMLDivElement>(null);
  const unread = events.filter((event) => event.unread === 1).map(({ key }) => key);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  if (unread.some((key) => !arrived.has(key))) setArrived(new Set([...arrived, ...unread]));
  useReading(list, unread.join());
  const facts = { cardState: selectCards(cards).state, knownOrders };

  return (
    <div ref={list} className="stack" role="group" aria-label={t('title')}>
      {groupByDay(events, ({ at }) => at).map(({ day, items }) => (
        <section key={day}>
          <h2 className={styles.day}>{format.relativeDay(day)}</h2>
          <Card padding="none">
            <ul className={styles.list}>
              {items.map((event) => (
                <li key={event.key} data-unread={event.unread === 1 ? event.key : undefined}>
                  <EventRow
                    event={event}
                    orderName={knownOrders.get(event.operation?.orderId ?? 0)}
                    isNew={arrived.has(event.key)}
                    to={eventDestination(event, facts)}
                    onOpen={() => void storeRead([event.key])}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
