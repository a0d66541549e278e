import { useTranslation } from 'react-i18next';
import { staffOrderResponse } from '#src/contract/acts/orders.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { ActDialog } from '../act/ActDialog.tsx';
import { requestOf } from './move-order.ts';
import type { OrderDialogProps } from './MoveDialog.tsx';

/** Hands an order out: who gets what, before it cannot be undone. */
export function HandOutDialog({ order, onChanged, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['queue', 'orders']);
  const { language } = useFormat();
  const { act, ...state } = useAct(staffOrderResponse);
  const way = order.kind === 'product' ? 'handOut' : 'received';
  const handOut = async () => {
    return act(requestOf(order, 'RECEIVED'), ({ order }) => {
      announce(t('moved', { id: order.id }));
      onChanged(order);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t(`${way}.title`, { id: order.id })}
      confirm={t(`${way}.confirm`)}
      content="brief"
      onConfirm={handOut}
      onClose={onClose}
    >
      <p>
        <strong>{order.productName[language]}</strong>
      </p>
      <p>
        <span>{t(`${way}.text`, { name: order.member.name })}</span>
      </p>
    </ActDialog>
  );
}
