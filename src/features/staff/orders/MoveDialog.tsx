import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffOrderResponse } from '#src/contract/acts/orders.ts';
import { goesToAddress, placeNameOf } from '#src/domain/orders/order-place.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import type { Place } from '../list/use-places.ts';
import { lacksPlace, movesOf, nextMove, requestOf } from './move-order.ts';
import type { StaffOrder } from './use-orders.ts';

/** Longest comment that the service takes. */
const LONGEST_COMMENT = 2000;

export interface OrderDialogProps {
  order: StaffOrder;
  places: readonly Place[];
  onChanged: (order: StaffOrder) => void;
  onClose: () => void;
}

/** Moves an order to any status that it may get, with a place and a word for the member. */
export function MoveDialog({
  order,
  places,
  start,
  onChanged,
  onClose,
}: OrderDialogProps & { start: OrderStatus | undefined }) {
  const { t } = useTranslation(['queue', 'orders']);
  const { language } = useFormat();
  const may = useMay();
  const words = useStatusTexts();
  const { act, ...state } = useAct(staffOrderResponse);
  const moves = movesOf(may, order);
  const [status, setStatus] = useState(start ?? nextMove(may, order) ?? moves[0]);
  const [place, setPlace] = useState('');
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isFetched = order.kind === 'product' && !goesToAddress(order);
  const current = placeNameOf(order)[language];
  if (status === undefined) return null;
  const move = async () => {
    const lacks = place === '' && lacksPlace(order, status, places);
    setIsMissing(lacks);
    if (lacks) return false;
    const details = { place: place === '' ? undefined : Number(place), comment: comment.trim() };
    return act(requestOf(order, status, details), ({ order }) => {
      announce(t('moved', { id: order.id }));
      onChanged(order);
    });
  };
  const named = words.status({ ...order, status });
  return (
    <ActDialog
      {...state}
      title={t('move.title', { id: order.id })}
      confirm={t('move.confirm', { status: named })}
      onConfirm={move}
      onClose={onClose}
    >
      <p>
        {t('move.text', {
          product: order.productName[language],
          status: words.status(order),
        })}
      </p>
      {order.comment !== '' && (
        <p className="muted breakable">{t('move.comment', { comment: order.comment })}</p>
      )}
      <Select
        label={t('move.status')}
        value={status}
        options={moves.map((one) => ({
          value: one,
          label: words.status({ ...order, status: one }),
        }))}
        onChange={({ target }) =>
          setStatus(ORDER_STATUSES.find((one) => one === target.value) ?? status)
        }
      />
      {isFetched && places.length > 0 && status !== 'RECEIVED' && (
        <Select
          label={t('move.place')}
          value={place}
          error={isMissing && place === '' ? t('move.placeMissing') : undefined}
          options={[
            {
              value: '',
              label: current === '' ? t('move.noPlace') : t('move.samePlace', { place: current }),
            },
            ...places.map(({ id, name }) => ({ value: String(id), label: name[language] })),
          ]}
          onChange={({ target }) => setPlace(target.value)}
        />
      )}
      <TextArea
        label={t('move.word')}
        hint={t('move.wordHint')}
        optional={t('optional')}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </ActDialog>
  );
}
