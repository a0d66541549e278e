import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffOrderResponse } from '#src/contract/acts/orders.ts';
import { placeNameOf } from '#src/domain/orders/order-place.ts';
import { isOpen, type OrderStatus as Status } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { OrderStatus } from '#src/ui/app/OrderStatus/OrderStatus.tsx';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { ActProblem } from '../act/ActProblem.tsx';
import { MemberLink, Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import type { Place } from '../list/use-places.ts';
import { lacksPlace, movesOf, nextMove, requestOf } from './move-order.ts';
import type { StaffOrder } from './use-orders.ts';
import styles from './QueueRow.module.css';

/** The dialog that is open about an order. */
export type Opened = { readonly order: StaffOrder } & (
  | { readonly dialog: 'move'; readonly status?: Status }
  | { readonly dialog: 'hand-out' | 'cancel' | 'undo' }
);

const DAY_MS = 24 * 60 * 60 * 1000;
/** From then on the row says how many days an order has waited. */
const LONG_DAYS = 3;

interface QueueRowProps {
  order: StaffOrder;
  places: readonly Place[];
  isSelected: boolean;
  /** The selection cannot be changed now. */
  isHeld: boolean;
  onSelect: (isSelected: boolean) => void;
  onChanged: (order: StaffOrder) => void;
  onOpen: (opened: Opened) => void;
}

/** An order in the queue: one press moves it on, but for the hand-out, which asks. */
export function QueueRow({
  order,
  places,
  isSelected,
  isHeld,
  onSelect,
  onChanged,
  onOpen,
}: QueueRowProps) {
  const { t } = useTranslation(['queue', 'orders']);
  const format = useFormat();
  const may = useMay();
  const [now] = useState(() => Date.now());
  const { act, isRunning, problem } = useAct(staffOrderResponse);
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const next = nextMove(may, order);
  const days = Math.floor((now - Date.parse(order.date)) / DAY_MS);
  const number = t('orders:number', { id: order.id });
  const place = placeNameOf(order)[format.language];
  const move = async (status: Status) => {
    if (status === 'RECEIVED') return onOpen({ dialog: 'hand-out', order });
    if (lacksPlace(order, status, places)) return onOpen({ dialog: 'move', order, status });
    setPressedAt(order.status);
    await act(requestOf(order, status), (done) => {
      announce(t('moved', { id: order.id }));
      onChanged(done.order);
    });
    return undefined;
  };
  return (
    <Row
      version={order.status}
      start={
        <>
          {movesOf(may, order).length > 0 && may('orders.move') && (
            <Checkbox
              label={<VisuallyHidden>{t('select', { id: order.id })}</VisuallyHidden>}
              checked={isSelected}
              disabled={isHeld}
              onChange={({ target }) => onSelect(target.checked)}
            />
          )}
          <span className={styles.picture}>
            <ProductPicture src={order.productImage} />
          </span>
        </>
      }
      head={
        <>
          <strong className="breakable">{order.productName[format.language]}</strong>
          <OrderStatus order={order} />
          {isOpen(order) && days >= LONG_DAYS && (
            <Tag tone="warning" icon="clock">
              {t('waits', { count: days })}
            </Tag>
          )}
        </>
      }
      facts={
        <>
          <span translate="no">{number}</span>
          <MemberLink member={order.member} />
          <span>{t('orderedAt', { time: format.relative(order.date) })}</span>
          {place !== '' && <span>{place}</span>}
          {order.handOut && (
            <>
              <span>{t('given', { time: format.relative(order.handOut.at) })}</span>
              <span translate="no">{order.handOut.by}</span>
            </>
          )}
        </>
      }
      actions={
        <>
          {next !== undefined && (
            <RowButton
              about={number}
              variant="soft"
              busy={isRunning}
              onClick={() => void move(next)}
            >
              {t(order.kind === 'product' ? `next.${next}` : `nextOfService.${next}`)}
            </RowButton>
          )}
          {next !== undefined && may('orders.move') && (
            <RowButton
              about={number}
              variant="quiet"
              onClick={() => onOpen({ dialog: 'move', order })}
            >
              {t('change')}
            </RowButton>
          )}
          {order.handOut?.mayUndo && may('orders.undo-hand-out') && (
            <RowButton
              about={number}
              variant="quiet"
              onClick={() => onOpen({ dialog: 'undo', order })}
            >
              {t('undo.open')}
            </RowButton>
          )}
          {isOpen(order) && may('orders.cancel') && (
            <RowButton
              about={number}
              variant="quiet"
              onClick={() => onOpen({ dialog: 'cancel', order })}
            >
              {t('cancel.open')}
            </RowButton>
          )}
        </>
      }
    >
      {/* A fetch may have shown meanwhile what became of it. */}
      {pressedAt === order.status && <ActProblem problem={problem} />}
    </Row>
  );
}
