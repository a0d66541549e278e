import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  canChange,
  isPending,
  mayHaveArrived,
  type OutboxPost,
} from '#src/domain/outbox/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { FormErrors } from '#src/ui/app/FormErrors/FormErrors.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { type Friend, friendSchema } from './friend-schema.ts';
import { EMPTY_FRIEND, type FriendValues, restoredValues, valuesOfPost } from './friend-values.ts';
import { Consent, FriendContactFields, NameFields } from './FriendFields.tsx';
import { InterestPicker } from './InterestPicker.tsx';
import { toInvitationPost } from './invitation-post.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { useSubmission } from './use-submission.ts';
import styles from './FriendForm.module.css';

interface RepeatedFriendProps {
  earlier: OutboxPost<'invitation'>;
  onSend: () => void;
  onClose: () => void;
}

/** This device has already sent an application with the same phone or e-mail: the member decides. */
function RepeatedFriend({ earlier, onSend, onClose }: RepeatedFriendProps) {
  const { t } = useTranslation('invites');
  const format = useFormat();
  const facts = { name: earlier.body.name, day: format.relativeDay(earlier.createdAt) };
  return (
    <Dialog
      title={t('repeated.title')}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onSend}>
            {t('repeated.send')}
          </Button>
          <Button onClick={onClose}>{t('repeated.back')}</Button>
        </>
      }
    >
      <p>{t(isPending(earlier) ? 'repeated.waits' : 'repeated.sent', facts)}</p>
    </Dialog>
  );
}

interface FriendFormProps {
  draft: FormDraft<FriendValues>;
  correctedId: string | null;
  /** The post that is corrected; null without one, or when it is gone. */
  corrected: OutboxPost<'invitation'> | null;
  /** A referral link led here. */
  isByLink: boolean;
}

/** The application for a friend (R2.24, R5.5, R5.6). */
export function FriendForm({ draft, correctedId, corrected, isByLink }: FriendFormProps) {
  const { t } = useTranslation(['invites', 'common']);
  const { card, isKnown } = useOwnCard();
  const post = corrected?.body ?? null;
  const { form, isRestored, startOver } = useDraftForm<FriendValues, Friend>({
    draft,
    schema: friendSchema,
    start: post ? valuesOfPost(post) : EMPTY_FRIEND,
    fromDraft: restoredValues,
    // The draft may be filled in for another friend: each friend's consent is confirmed again.
    consents: ['isAgreed'],
  });
  const interests = useController({ control: form.control, name: 'interests' }).field;
  const { isSending, hasFailed, repetition, ...submission } = useSubmission(correctedId, draft);
  const isGone = correctedId !== null && !isSending && !(corrected && canChange(corrected));
  const missingCard = isKnown ? 'no-card' : 'card-unknown';
  const cardObstacle = card === null ? missingCard : null;
  const element = useRef<HTMLFormElement>(null);
  const reset = () => {
    startOver();
    // The pressed button has gone, and the form registers its fields again only with the next render.
    element.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <form
        ref={element}
        className="stack stack-loose"
        noValidate
        // Another person's data: the browser must not keep it for its suggestions.
        autoComplete="off"
        onSubmit={(event) =>
          void form.handleSubmit((friend) =>
            submission.submit(
              toInvitationPost(friend, {
                partner: card?.cardNumber ?? '',
                isByLink,
                // Under its key the lander would keep the earlier application, and not say so.
                mergelead:
                  corrected && mayHaveArrived(corrected) ? null : (post?.mergelead ?? null),
              }),
            ),
          )(event)
        }
      >
        <fieldset className={styles.fields} disabled={!canWrite()}>
          {isRestored && (
            <Alert
              action={
                <Button size="small" variant="outline" onClick={reset}>
                  {t('form.startOver')}
                </Button>
              }
            >
              {t('form.restored')}
            </Alert>
          )}
          <FormErrors
            form={form}
            labels={{
              first: t('form.first'),
              last: t('form.last'),
              middle: t('form.middle'),
              phone: t('form.phone'),
              email: t('form.email'),
              isAgreed: t('form.consentShort'),
            }}
          />
          <NameFields form={form} />
          <FriendContactFields form={form} />
          <Consent form={form} />
          <InterestPicker selected={interests.value} onChange={interests.onChange} />
          {hasFailed && (
            <Alert tone="negative" live>
              {`${t('common:error')} ${t('form.failed')}`}
            </Alert>
          )}
          <SubmitBar isSending={isSending} obstacle={isGone ? 'gone' : cardObstacle} />
        </fieldset>
      </form>
      {repetition && (
        <RepeatedFriend
          earlier={repetition.earlier}
          onSend={() => void submission.confirm()}
          onClose={submission.decline}
        />
      )}
    </>
  );
}
