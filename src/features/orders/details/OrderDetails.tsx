import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { isOpen, isReady, mayMemberCancel, type Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { OrderStatus } from '#src/ui/app/OrderStatus/OrderStatus.tsx';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { CancelDialog } from '../cancel/CancelDialog.tsx';
import { CancellationNotice, useCancellation } from '../cancel/CancellationNotice.tsx';
import { OrderFacts, TicketFacts } from './OrderFacts.tsx';
import { OrderTrack } from './OrderTrack.tsx';
import styles from './OrderDetails.module.css';

interface OrderDetailsProps {
  order: Order;
  /** `absent`: it could not be fetched, and the steps have no dates. */
  history: 'stored' | 'awaited' | 'absent';
  /** Several codes are offered above, so this one is not the screen's main action. */
  isAmongOthers: boolean;
  /** The screen's title is its number. */
  isOnly: boolean;
  onShowCode: () => void;
}

/** One order with all its data; its code is the main action once it is ready (R2.19). */
export function OrderDetails({
  order,
  history,
  isAmongOthers,
  isOnly,
  onShowCode,
}: OrderDetailsProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const titleId = useId();
  const words = useStatusTexts();
  const chat = managerChat(useSnapshot(member));
  const cancellation = useCancellation(order.id);
  const mayCancel = mayMemberCancel(order);
  const write = useWrite();
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={styles.order}>
        <div className={styles.picture}>
          <ProductPicture src={order.productImage} />
        </div>
        <div className={`stack stack-tight ${styles.what}`}>
          <OrderStatus order={order} />
          <h2 id={titleId}>{order.productName[format.language]}</h2>
          {!isOnly && (
            <p className="muted small" translate="no">
              {t('number', { id: order.id })}
            </p>
          )}
          <Coins amount={order.price} size="large" />
        </div>
        <div className={styles.course}>
          {cancellation.post && (
            <CancellationNotice
              post={cancellation.post}
              mayRetry={mayCancel}
              takesFocus={cancellation.wasConfirming}
            />
          )}
          {isReady(order) && (
            <Hint icon="package-check" tone="positive">
              {words.ready(order)}
            </Hint>
          )}
          {isOpen(order) && (
            <Button
              wide
              variant={isAmongOthers || !isReady(order) ? 'soft' : 'primary'}
              icon="barcode"
              onClick={onShowCode}
            >
              {t('codes.showOne')}
            </Button>
          )}
          {order.kind === 'event' && <TicketFacts order={order} />}
          <OrderTrack order={order} isHistoryAwaited={history === 'awaited'} />
          {history === 'absent' && <Hint icon="cloud-off">{t('noHistory')}</Hint>}
        </div>
        <div className={styles.facts}>
          <OrderFacts order={order} />
          {isOpen(order) && chat !== null && (
            <LinkButton variant="soft" size="small" icon="message-circle" to={chat}>
              {t('askManager')}
            </LinkButton>
          )}
          {write && mayCancel && cancellation.post === null && (
            <Button variant="outline" wide onClick={cancellation.confirm}>
              {t('cancel.offer')}
            </Button>
          )}
          {/* It stays open when the status changes. */}
          {write && cancellation.isConfirming && (
            <CancelDialog {...{ write, order }} onClose={cancellation.end} />
          )}
        </div>
      </div>
    </Card>
  );
}
