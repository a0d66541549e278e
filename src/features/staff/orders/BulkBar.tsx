import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffOrderResponse } from '#src/contract/acts/orders.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { ActProblem } from '../act/ActProblem.tsx';
import type { Place } from '../list/use-places.ts';
import { focusTitle } from '../page/StaffPage.tsx';
import { lacksPlace, mayMove, requestOf } from './move-order.ts';
import type { StaffOrder } from './use-orders.ts';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  /** At least one. */
  orders: readonly StaffOrder[];
  places: readonly Place[];
  /** The selection stays as it is while its orders are moved. */
  onRunning: (isRunning: boolean) => void;
  onMoved: (order: StaffOrder) => void;
  onClear: () => void;
}

/** What a hand-out and a cancellation say is said for each order by itself. */
const TOGETHER = ORDER_STATUSES.filter((status) => !['RECEIVED', 'CANCELLED'].includes(status));

/**
 * Moves the selected orders to one status, one after another. Those that were moved leave the selection; at the first
 * one that is not it stops and says why.
 */
export function BulkBar({ orders, places, onRunning, onMoved, onClear }: BulkBarProps) {
  const { t } = useTranslation(['queue', 'orders']);
  const { language, number } = useFormat();
  const may = useMay();
  const { act, isRunning, problem } = useAct(staffOrderResponse);
  const [wanted, setWanted] = useState<OrderStatus | ''>('');
  const [place, setPlace] = useState('');
  const moves = TOGETHER.filter((status) => orders.every((order) => mayMove(may, order, status)));
  const status = moves.find((one) => one === wanted);
  const needsPlace =
    status !== undefined && orders.some((order) => lacksPlace(order, status, places));
  const clear = () => {
    onClear();
    focusTitle();
  };
  const isReady = status !== undefined && (!needsPlace || place !== '');
  const move = async () => {
    if (status === undefined) return;
    onRunning(true);
    let moved = 0;
    for (const order of orders) {
      const isWithoutPlace = lacksPlace(order, status, places);
      const details = { place: isWithoutPlace ? Number(place) : undefined };
      const isMoved = await act(requestOf(order, status, details), (done) => onMoved(done.order));
      if (!isMoved) break;
      moved += 1;
    }
    onRunning(false);
    // Why the first one was refused is announced by itself.
    if (moved > 0) announce(t('bulk.done', { count: moved }));
    if (moved === orders.length) focusTitle();
  };
  return (
    <section className={`surface stack stack-tight ${styles.bar}`} aria-label={t('bulk.label')}>
      <ActProblem problem={problem} />
      <div className={`wrapping-row ${styles.controls}`}>
        <strong className={styles.count}>
          {t('bulk.selected', { number: number(orders.length) })}
        </strong>
        {moves.length === 0 ? (
          <span className="muted">{t('bulk.none')}</span>
        ) : (
          <Select
            size="small"
            label={t('move.status')}
            hidesLabel
            value={status ?? ''}
            placeholder={t('move.status')}
            options={moves.map((one) => ({ value: one, label: t(`orders:status.${one}`) }))}
            onChange={({ target }) => setWanted(moves.find((one) => one === target.value) ?? '')}
          />
        )}
        {needsPlace && (
          <Select
            size="small"
            label={t('move.place')}
            hidesLabel
            value={place}
            placeholder={t('move.place')}
            options={places.map(({ id, name }) => ({ value: String(id), label: name[language] }))}
            onChange={({ target }) => setPlace(target.value)}
          />
        )}
        {moves.length > 0 && (
          <Button size="small" busy={isRunning} disabled={!isReady} onClick={() => void move()}>
            {t('bulk.move')}
          </Button>
        )}
        <Button size="small" variant="quiet" disabled={isRunning} onClick={clear}>
          {t('bulk.clear')}
        </Button>
      </div>
    </section>
  );
}
