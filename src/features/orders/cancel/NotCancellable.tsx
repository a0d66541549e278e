import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Order } from '#src/domain/orders/order.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface NotCancellableProps {
  /** The order with its current status. */
  order: Order;
  /** The service's text when it rejected the cancellation; null when the status changed under the dialog. */
  refusal: string | null;
  onClose: () => void;
}

/** The order can no longer be cancelled: its current status and the reason (R4.4). */
export function NotCancellable({ order, refusal, onClose }: NotCancellableProps) {
  const { t } = useTranslation(['orders', 'common']);
  const chat = managerChat(useSnapshot(member));
  const status = useStatusTexts().status(order);
  return (
    <>
      <Alert tone="warning" live>
        {refusal ?? t('cancel.tooLate', { status })}
      </Alert>
      {refusal !== null && <p>{t('cancel.currentStatus', { status })}</p>}
      {refusal !== null && chat !== null && (
        <LinkButton icon="message-circle" wide to={chat}>
          {t('askManager')}
        </LinkButton>
      )}
      <Button variant="outline" wide onClick={onClose}>
        {t('common:close')}
      </Button>
    </>
  );
}
