import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { showToast } from '#src/state/overlays.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import styles from './CancelDialog.module.css';

/** Longest reason that the service takes. */
const REASON_LIMIT = 2000;

interface CancelDialogProps {
  order: Order;
  onClose: () => void;
}

/**
 * Asks why and cancels the order (R4.4). Until the outcome is known a retry carries the same request id,
 * so that nothing is done twice; what was typed stays.
 */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const fieldId = useId();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem(null);
    const { requestCancellation } = await import('#src/sync/cancel-order.ts');
    const result = await requestCancellation(order.id, reason.trim(), requestId);
    setIsSending(false);
    if (result.outcome === 'done') {
      onClose();
      return showToast({ text: t('cancel.done') });
    }
    if (result.outcome === 'unknown') return setProblem(t('cancel.unknown'));
    // A refusal is an answer: what is sent next is another request.
    setRequestId(crypto.randomUUID());
    setProblem(result.text ?? t('cancel.failed'));
  };

  return (
    <Dialog title={t('cancel.title', { id: order.id })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p>{t('cancel.what')}</p>
        <label htmlFor={fieldId}>{t('cancel.reason')}</label>
        <textarea
          id={fieldId}
          className={styles.reason}
          rows={3}
          required
          maxLength={REASON_LIMIT}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            event.target.setCustomValidity(
              event.target.value.trim() === '' ? t('cancel.required') : '',
            );
          }}
        />
        {problem !== null && <Alert tone="negative">{problem}</Alert>}
        <Button type="submit" variant="danger" wide busy={isSending}>
          {t('cancel.confirm')}
        </Button>
        <Button variant="outline" wide onClick={onClose}>
          {t('cancel.keep')}
        </Button>
      </form>
    </Dialog>
  );
}
