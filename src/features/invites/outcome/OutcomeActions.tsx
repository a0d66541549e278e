import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { canChange, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { retryInvitation } from '../submit-invitation.ts';
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
export function OutcomeActions({ post }: OutcomeActionsProps) {
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
