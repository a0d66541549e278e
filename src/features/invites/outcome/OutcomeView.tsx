import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { canChange, mayHaveArrived, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { network } from '#src/state/page/network.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { ContactForFriend } from '../card/ContactForFriend.tsx';
import { refusalWords, retryInvitation } from '../submit-invitation.ts';
import styles from './Outcome.module.css';

interface RetryProps {
  write: Write;
  requestId: string;
}

function Retry({ write, requestId }: RetryProps) {
  const { t } = useTranslation('posts');
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await retryInvitation(write, requestId).finally(() => setRetrying(false));
  };
  return (
    <Button wide icon="refresh-cw" busy={isRetrying} onClick={() => void retry()}>
      {t('retry')}
    </Button>
  );
}

interface OutcomeActionsProps {
  post: OutboxPost<'invitation'>;
}

/** What the outbox leaves to the member is sent again or corrected; every other application needs nothing. */
function OutcomeActions({ post }: OutcomeActionsProps) {
  const { t } = useTranslation(['invites', 'posts']);
  const { opensInvites } = useOwnCard();
  const write = useWrite();
  const isLeft = post.state === 'refused';
  return (
    <div className={`stack stack-tight ${styles.actions}`}>
      {isLeft && write && <Retry write={write} requestId={post.requestId} />}
      {canChange(post) && (
        <LinkButton
          wide
          variant="outline"
          icon="pencil"
          to={hrefs.correctInvitation(post.requestId)}
        >
          {t('posts:edit')}
        </LinkButton>
      )}
      {opensInvites && (
        <LinkButton wide variant={isLeft ? 'quiet' : 'primary'} to={hrefs.invites()}>
          {t('form.toList')}
        </LinkButton>
      )}
      {!isLeft && (
        <LinkButton wide variant="soft" to={hrefs.inviteForm()}>
          {t('outcome.another')}
        </LinkButton>
      )}
    </div>
  );
}

/**
 * - `offline`: it waits for the network;
 * - `unconfirmed`: a request left and no response came;
 * - `notPassed`: somebody on the way rejects it, and the member decides;
 * - `declined`: it was sent, and the service cannot take this friend (R1.10).
 */
type OutcomeState =
  | 'sending'
  | 'offline'
  | 'unconfirmed'
  | 'notPassed'
  | 'refused'
  | 'sent'
  | 'declined';

/** The state that the outcome screen shows for an application. */
function outcomeState(
  post: Pick<OutboxPost, 'state' | 'refusal'>,
  arrived: Pick<Invitation, 'status'> | undefined,
  isReachable: boolean,
): OutcomeState {
  switch (post.state) {
    case 'sent':
      return arrived?.status === 'declined' ? 'declined' : 'sent';
    case 'refused':
      return mayHaveArrived(post) ? 'notPassed' : 'refused';
    case 'sending':
      return 'sending';
    case 'draft':
    case 'waiting':
      return isReachable ? 'unconfirmed' : 'offline';
  }
}

const PICTURES: Readonly<Record<OutcomeState, PictureName>> = {
  sending: 'sent',
  sent: 'sent',
  offline: 'offline',
  unconfirmed: 'noResponse',
  notPassed: 'noResponse',
  refused: 'broken',
  declined: 'friends',
};

interface OutcomeViewProps {
  post: OutboxPost<'invitation'>;
  /** The invitation in the service's list, once it has arrived. */
  arrived: Invitation | undefined;
}

/** The outcome in one sentence, what comes next, and what the member can do. */
export function OutcomeView({ post, arrived }: OutcomeViewProps) {
  const { t } = useTranslation('invites');
  const { language } = useFormat();
  const { reachable } = useSnapshot(network);
  const state = outcomeState(post, arrived, reachable);
  const { name } = post.body;
  useEffect(() => {
    // The pressed button has gone with the previous state.
    if (document.activeElement === document.body) document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [state]);
  return (
    <div className={`stack ${styles.outcome}`}>
      <div className={styles.picture}>
        <Picture name={PICTURES[state]} />
      </div>
      <div className={`stack stack-tight ${styles.text}`} role="status">
        <h1 id={SCREEN_TITLE_ID} className={styles.title} tabIndex={-1}>
          {t(`outcome.${state}.title`)}
        </h1>
        <p>{t(`outcome.${state}.text`, { name })}</p>
      </div>
      {post.refusal && (state === 'refused' || state === 'notPassed') && (
        <div className={styles.wide}>
          <Alert tone={state === 'refused' ? 'negative' : 'warning'}>
            {refusalWords(post.refusal)}
          </Alert>
        </div>
      )}
      {state === 'declined' && (
        <div className={styles.wide}>
          <Alert tone="warning" action={<ContactForFriend prefersManager={false} about={name} />}>
            {arrived?.reason ? t('reason', { reason: arrived.reason[language] }) : t('noReason')}
          </Alert>
        </div>
      )}
      {state === 'sent' && (
        <ol className={`stack stack-close ${styles.steps}`}>
          {(['call', 'study', 'coins'] as const).map((step) => (
            <li key={step} className={styles.step}>
              {t(`outcome.steps.${step}`)}
            </li>
          ))}
        </ol>
      )}
      <OutcomeActions post={post} />
    </div>
  );
}
