import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { cleanFreeText, isBlank } from '#src/domain/free-text.ts';
import { mayMemberCancel, type Order } from '#src/domain/order.ts';
import { network } from '#src/state/network.ts';
import { showToast } from '#src/state/overlays.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useSingleRun } from '#src/sync/use-single-run.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import styles from './CancelDialog.module.css';
import { NotCancellable } from './NotCancellable.tsx';

/** Longest reason that the service accepts, in characters. */
const REASON_LIMIT = 2000;

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
 * Requires a reason and cancels the order (R4.4). Until the outcome is known, a retry carries the same
 * request id, so that the service cancels once; the typed reason stays.
 */
export function CancelDialog({ order, onClose: onEnd }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const hintFor = useEmojiHint();
  const { reachable } = useSnapshot(network);
  const field = useRef<HTMLTextAreaElement>(null);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const runOnce = useSingleRun();
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const onClose = useBackCloses(onEnd, isSending);

  const send = async () => {
    setIsSending(true);
    setProblem(null);
    const result = await cancelOrder(order.id, cleanFreeText(reason), requestId);
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (lacksNetwork) return;
    if (!isBlank(reason)) return void runOnce(send);
    setProblem({ key: 'required' });
    field.current?.focus();
  };
  const change = (text: string) => {
    setReason(text);
    if (problem?.key === 'required') setProblem(null);
  };

  const lacksReason = problem?.key === 'required';
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
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('cancel.effect')}</p>
        <TextArea
          ref={field}
          label={t('cancel.reason')}
          hint={hintFor(reason, t('cancel.reasonHint'))}
          error={lacksReason ? t('cancel.required') : undefined}
          required
          maxLength={REASON_LIMIT}
          value={reason}
          onChange={(event) => change(event.target.value)}
        />
        {problem && !lacksReason && (
          <Alert tone="negative" live>
            {problem.key === 'refused' ? problem.text : t(`cancel.${problem.key}`)}
          </Alert>
        )}
        <Button type="submit" variant="danger" wide busy={isSending} disabled={lacksNetwork}>
          {t('cancel.confirm')}
        </Button>
        {lacksNetwork && <Hint icon="cloud-off">{t('cancel.offline')}</Hint>}
        <Button variant="outline" wide onClick={onClose}>
          {t('cancel.keep')}
        </Button>
      </form>
    </Dialog>
  );
}
