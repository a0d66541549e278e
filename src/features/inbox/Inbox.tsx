import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { KEPT_EVENTS } from '#src/data/db/events.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { eventDestination } from '#src/domain/events/event-destination.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { groupByDay } from '#src/domain/operations/group-by-day.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { inbox } from '#src/state/member/inbox.ts';
import { member } from '#src/state/member/member.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { createListMemory } from '#src/ui/app/ListPosition/list-memory.ts';
import { useListPosition, useRememberedList } from '#src/ui/app/ListPosition/use-list-position.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { EventRow } from './EventRow.tsx';
import { loadInbox, type StoredInbox } from './stored-inbox.ts';
import { storeRead, useReading } from './use-reading.ts';
import styles from './EventRow.module.css';

/** Events by day, newest first. What was unread when the member came stays marked until they leave. */
function InboxList({ events, knownOrders }: Omit<StoredInbox, 'total'>) {
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
          <h2 className={`as-label muted small ${styles.day}`}>{format.relativeDay(day)}</h2>
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

const ROWS = ['70%', '55%', '80%', '60%'];

/** The shape of a day of events while they are read. */
function InboxSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none">
        {ROWS.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="round" width="2.5rem" height="2.5rem" />
            <div className={`stack stack-tight ${styles.texts}`}>
              <Skeleton width={width} />
              <span className={styles.line}>
                <Skeleton width="40%" height="0.75em" />
                <Skeleton width="2.5rem" height="0.75em" />
              </span>
            </div>
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}

const PAGE = 20;

/** Number of shown events of each visit that the member left. */
const lists = createListMemory<number>(10);

/** /inbox: the events of this device, also offline and with a blocked card (R4.7). */
export function Inbox() {
  const { t } = useTranslation(['inbox', 'screens']);
  const format = useFormat();
  const { cards } = useSnapshot(member);
  const [isShown, setShown] = useState(false);
  const left = useRememberedList(lists);
  const [limit, setLimit] = useState(left ?? PAGE);
  useListPosition(lists, isShown, () => limit);
  const place = useRef<HTMLDivElement>(null);
  const stored = useStored(() => loadInbox(limit), [limit]);
  if (stored && !isShown) setShown(true);
  // While the inbox is open, new events need no toasts over it.
  useEffect(() => {
    inbox.isShown = true;
    return () => {
      inbox.isShown = false;
    };
  }, []);

  return (
    <div className="column stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <ScreenTitle>{t('title')}</ScreenTitle>
      </div>
      {!stored && <InboxSkeleton />}
      {stored?.total === 0 && (
        <EmptyState
          picture="bell"
          title={t(canWrite() ? 'empty' : 'ownerView')}
          text={t(canWrite() ? 'emptyText' : 'ownerViewText')}
          action={
            selectCards(cards).state !== 'blocked' && (
              <LinkButton to={hrefs.history()} variant="soft" icon="rotate-ccw-clock">
                {t('toHistory')}
              </LinkButton>
            )
          }
        />
      )}
      {stored && stored.total > 0 && (
        <div ref={place} className="stack">
          <InboxList events={stored.events} knownOrders={stored.knownOrders} />
          {stored.total > PAGE && (
            <ShowMore
              shown={stored.events.length}
              total={stored.total}
              onMore={() => setLimit(limit + PAGE)}
              itemAt={(index) => place.current?.querySelectorAll('li')[index]}
            />
          )}
          {stored.events.length === stored.total && (
            <p className="muted small">{t('keeps', { number: format.number(KEPT_EVENTS) })}</p>
          )}
        </div>
      )}
    </div>
  );
}
