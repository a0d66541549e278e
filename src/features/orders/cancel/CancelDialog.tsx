import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { mayMemberCancel, type Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/network.ts';
import { showToast } from '#src/state/overlays.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { cancelMessage, DETAILS_LIMIT, REASONS, type CancelReason } from './cancel-reason.ts';
import styles from './CancelDialog.module.css';
import { NotCancellable } from './NotCancellable.tsx';

/** Why the order is not cancelled yet; `refused` carries the service's text. */
type Problem =
  | { readonly key: 'required' | 'unknown' | 'failed' }
  | { readonly key: 'refused'; readonly text: string };

/** Null when the code chunk cannot be loaded. */
const cancelOrder = (...request: [id: number, reason: string, requestId: string]) =>
  loadSync().then(
    (sync) => sync.requestCancellation(...request),
    () => null,
  );

interface CancelDialogProps {
  order: Order;
  onClose: () => void;
}

/**
 * Cancels the order for a reason, which one tap names (R4.4). Until the outcome is known, a retry carries the
 * same request id, so that the service cancels once; the reason stays.
 */
export function CancelDialog({ order, onClose: onEnd }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const hintFor = useEmojiHint();
  const { reachable } = useSnapshot(network);
  const format = useFormat();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const runOnce = useSingleRun();
  const formId = useId();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [details, setDetails] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const onClose = useBackCloses(onEnd, isSending);

  const message = cancelMessage(reason, reason && t(`cancel.reasons.${reason}`), details);
  const send = async () => {
    setIsSending(true);
    setProblem(null);
    const result = await cancelOrder(order.id, message, requestId);
    setIsSending(false);
    // Nothing was sent without the chunk; the outcome of an earlier try is still unknown.
    if (!result) return setProblem({ key: problem?.key === 'unknown' ? 'unknown' : 'failed' });
    if (result.outcome === 'done') {
      onClose();
      return showToast({ text: t('cancel.done') });
    }
    if (result.outcome === 'unknown') return setProblem({ key: 'unknown' });
    // The service has rejected this request, so the next try is a new one.
    setRequestId(crypto.randomUUID());
    const { text } = result;
    setProblem(text === null ? { key: 'failed' } : { key: 'refused', text });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lacksNetwork) return;
    if (message !== '') return void runOnce(send);
    setProblem({ key: 'required' });
    event.currentTarget.querySelector('input')?.focus();
  };

  const lacksReason = problem?.key === 'required' && message === '';
  // A sent request may have arrived, so a retry must stay possible even when the network seems gone.
  const lacksNetwork = !reachable && problem?.key !== 'unknown';
  const title = t('cancel.title', { id: order.id });
  // While the request is being sent, the stored order may already become cancelled.
  if (!isSending && !mayMemberCancel(order)) {
    return (
      <Dialog title={title} onClose={onClose}>
        <div className={styles.form}>
          <NotCancellable
            order={order}
            refusal={problem?.key === 'refused' ? problem.text : null}
            hadUnknownOutcome={problem?.key === 'unknown'}
            onClose={onClose}
          />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isSending}
            disabled={lacksNetwork}
          >
            {t('cancel.confirm')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <div>
          <p>{t('cancel.effect')}</p>
          {order.price > 0 && (
            <p className={styles.refund}>
              <span>{t('cancel.refund')}</span>
              <span className={styles.coins} translate="no">{`+${format.coins(order.price)}`}</span>
            </p>
          )}
        </div>
        <RadioGroup
          label={t('cancel.reason')}
          shape="chips"
          required
          error={lacksReason ? t('cancel.required') : undefined}
          options={REASONS[order.kind].map((one) => ({
            value: one,
            title: t(`cancel.reasons.${one}`),
          }))}
          value={reason ?? ''}
          onChange={({ target }) => setReason(target.value as CancelReason)}
        />
        <TextArea
          label={t('cancel.details')}
          optional={t('cancel.optional')}
          hint={hintFor(details, t('cancel.reasonHint'))}
          rows={2}
          maxLength={DETAILS_LIMIT}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
        {problem && problem.key !== 'required' && (
          <Alert tone="negative" live>
            {problem.key === 'refused' ? problem.text : t(`cancel.${problem.key}`)}
          </Alert>
        )}
        {lacksNetwork && <Hint icon="cloud-off">{t('cancel.offline')}</Hint>}
      </form>
    </Dialog>
  );
}
