import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { mayHaveArrived, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/page/network.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { ContactForFriend } from '../card/ContactForFriend.tsx';
import { refusalWords } from '../submit-invitation.ts';
import { OutcomeActions } from './OutcomeActions.tsx';
import styles from './Outcome.module.css';

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

/** What happens with a sent application until the coins come. */
function NextSteps() {
  const { t } = useTranslation('invites');
  return (
    <ol className={`stack stack-close ${styles.steps}`}>
      <li className={styles.step}>{t('outcome.steps.call')}</li>
      <li className={styles.step}>{t('outcome.steps.study')}</li>
      <li className={styles.step}>{t('outcome.steps.coins')}</li>
    </ol>
  );
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
      {state === 'sent' && <NextSteps />}
      <OutcomeActions post={post} />
    </div>
  );
}
