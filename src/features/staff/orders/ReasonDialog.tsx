import { useTranslation } from 'react-i18next';
import { reasonBody, staffOrderResponse } from '#src/contract/acts/orders.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { useReason } from '../act/use-reason.ts';
import type { StaffOrder } from './use-orders.ts';

/** Acts for which the member reads why: a cancellation returns the coins, an undone hand-out the order. */
const PATHS = { cancel: 'cancellation', undo: 'hand-out/undo' } as const;

interface ReasonDialogProps {
  way: keyof typeof PATHS;
  order: Pick<StaffOrder, 'id' | 'productName'> & {
    /** The name is '' for a member without one. */
    readonly member: Pick<StaffOrder['member'], 'name'>;
    /** In coins, of an order that is cancelled. */
    readonly price?: number;
  };
  onChanged: (order: StaffOrder) => void;
  onClose: () => void;
}

/** Cancels an order, or takes its hand-out back; the member reads the reason. */
export function ReasonDialog({ way, order, onChanged, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['queue', 'orders']);
  const format = useFormat();
  const { act, ...state } = useAct(staffOrderResponse);
  const reason = useReason(reasonBody.entries.reason);
  const send = async () => {
    const text = reason.check();
    if (text === null) return false;
    const path = `/orders/${order.id}/${PATHS[way]}` as const;
    return act({ path, body: { reason: text } }, ({ order }) => {
      announce(t(`${way}.done`, { id: order.id }));
      onChanged(order);
    });
  };
  const values = {
    product: order.productName[format.language],
    name: order.member.name || t('nameless'),
    coins: format.coins(order.price ?? 0),
  };
  return (
    <ActDialog
      {...state}
      title={t(`${way}.title`, { id: order.id })}
      confirm={t(`${way}.confirm`, values)}
      isDanger={way === 'cancel'}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`${way}.text`, values)}</p>
      <TextArea label={t('reason')} hint={t('reasonHint')} {...reason.field} />
    </ActDialog>
  );
}
