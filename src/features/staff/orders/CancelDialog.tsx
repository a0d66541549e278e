import { useTranslation } from 'react-i18next';
import { staffCancellationBody, staffOrderResponse } from '#src/contract/acts/orders.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { useReason } from '../act/use-reason.ts';
import type { OrderDialogProps } from './MoveDialog.tsx';

/** Cancels an order: the member gets the coins back and reads the reason. */
export function CancelDialog({ order, onChanged, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['queue', 'orders']);
  const format = useFormat();
  const { act, ...state } = useAct(staffOrderResponse);
  const reason = useReason(staffCancellationBody.entries.reason);
  const cancel = async () => {
    const text = reason.check();
    if (text === null) return false;
    const path = `/orders/${order.id}/cancellation` as const;
    return act({ path, body: { reason: text } }, ({ order }) => {
      announce(t('cancel.done', { id: order.id }));
      onChanged(order);
    });
  };
  const coins = format.coins(order.price);
  return (
    <ActDialog
      {...state}
      title={t('cancel.title', { id: order.id })}
      confirm={t('cancel.confirm', { coins })}
      isDanger
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        {t('cancel.text', {
          product: order.productName[format.language],
          name: order.member.name,
          coins,
        })}
      </p>
      <TextArea label={t('cancel.reason')} hint={t('cancel.reasonHint')} {...reason.field} />
    </ActDialog>
  );
}
