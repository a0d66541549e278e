import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { mayMemberCancel, type Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { withShortTimeout } from '#src/sync/outbox/with-short-timeout.ts';
import type { Write } from '#src/sync/use-write.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { cancelMessage, type CancelReason, DETAILS_LIMIT, REASONS } from './cancel-reason.ts';
import styles from './CancelDialog.module.css';

interface NotCancellableProps {
  /** The order with its current status. */
  order: Order;
  /** The service's text when it rejected the cancellation; null when the status changed under the dialog. */
  refusal: string | null;
  onClose: () => void;
}

/** The order can no longer be cancelled: its current status and the reason (R4.4). */
function NotCancellable({ order, refusal, onClose }: NotCancellableProps) {
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

/** Why nothing is cancelled; `refused` carries the service's text. */
type Problem =
  | { readonly key: 'required' | 'failed' }
  | { readonly key: 'refused'; readonly text: string };

/** Undefined when nothing was written: the file cannot be loaded, or no member is signed in. */
const submitCancellation = (write: Write, orderId: number, reason: string) =>
  write()
    .then((sync) => sync.submitPost('cancellation', { orderId, reason }))
    .catch(() => undefined);

interface CancelDialogProps {
  write: Write;
  order: Order;
  onClose: () => void;
}

/**
 * Cancels the order for a reason, which one tap names (R4.4). A cancellation whose outcome does not come soon
 * goes on without the dialog: the order shows what became of it (R7.31).
 */
export function CancelDialog({ write, order, onClose: onEnd }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const hintFor = useEmojiHint();
  const { reachable } = useSnapshot(network);
  const format = useFormat();
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
    const submission = submitCancellation(write, order.id, message);
    void submission.then((post) => {
      if (post?.state === 'sent') showToast({ text: t('cancel.done') });
    });
    const post = await withShortTimeout(submission);
    if (post !== undefined && post?.state !== 'refused') return onClose();
    // The dialog shows the reason, so the order need not show the refused post; one that cannot be deleted
    // stays there.
    if (post)
      await write()
        .then((sync) => sync.deletePost(post.requestId))
        .catch(() => false);
    setIsSending(false);
    const text = post?.refusal ? refusalText(post.refusal) : null;
    setProblem(text === null ? { key: 'failed' } : { key: 'refused', text });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (message !== '') return void runOnce(send);
    setProblem({ key: 'required' });
    event.currentTarget.querySelector('input')?.focus();
  };

  const lacksReason = problem?.key === 'required' && message === '';
  const title = t('cancel.title', { id: order.id });
  // While the request is being sent, the stored order may already become cancelled.
  if (!isSending && !mayMemberCancel(order)) {
    return (
      <Dialog title={title} onClose={onClose}>
        <div className="stack">
          <NotCancellable
            order={order}
            refusal={problem?.key === 'refused' ? problem.text : null}
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
          <Button type="submit" form={formId} variant="danger" busy={isSending}>
            {t('cancel.confirm')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        <div>
          {reachable ? (
            <p>{t('cancel.effect')}</p>
          ) : (
            <Hint icon="cloud-off">{t('cancel.offline')}</Hint>
          )}
          {order.price > 0 && (
            <p className={`spread ${styles.refund}`}>
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
      </form>
    </Dialog>
  );
}
