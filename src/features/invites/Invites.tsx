import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { findArrivedInvitation } from '#src/domain/referral/sent-invitation.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { session } from '#src/state/session/session.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { FilteredInvitations, InvitationListSkeleton } from './list/FilteredInvitations.tsx';
import { loadInvitationCounts } from './list/stored-invitations.ts';
import { PendingInvitations } from './posts/PendingInvitations.tsx';
import { Shares } from './shares/Shares.tsx';
import styles from './Invites.module.css';

/** How many of the newest invitations may be one that was just sent. */
const NEWEST = 50;

/** A refresh this much later than a post was sent has seen its invitation, in ms. */
const CERTAIN_MS = 5 * 60_000;

/**
 * The posts that the service's list does not have yet, newest first: they wait, were refused, or were sent
 * and their invitation has not arrived. A refresh that ran beside the sending may have missed it.
 */
async function loadUnlistedPosts(): Promise<readonly OutboxPost<'invitation'>[]> {
  const db = database();
  const [posts, meta, newest] = await Promise.all([
    loadPosts('invitation'),
    loadMeta(db, 'invitations'),
    db.invitations.reverse().limit(NEWEST).toArray(),
  ]);
  const isListed = (post: OutboxPost<'invitation'>): boolean =>
    post.state === 'sent' &&
    ((meta?.updatedAt ?? 0) > (post.sentAt ?? post.createdAt) + CERTAIN_MS ||
      findArrivedInvitation(newest, post) !== undefined);
  return posts.filter((post) => !isListed(post)).toReversed();
}

/** /invites: the state of each friend's invitation (R2.23). */
export function Invites() {
  const { t } = useTranslation(['invites', 'details']);
  const { data, updatedAt, reason, retry } = useCollection('invitations', loadInvitationCounts);
  const posts = useStored(loadUnlistedPosts);
  const { status } = useSnapshot(session);
  const missing = posts?.filter(({ state }) => state === 'sent').length ?? 0;
  // The refresh after a sending ends with its tab, and a fresh list is not refreshed again when the screen opens.
  useEffect(() => {
    if (missing > 0 && status === 'authenticated') void retry();
  }, [missing, status, retry]);
  const isEmpty = data?.total === 0;

  return (
    <div className="column column-grid stack">
      <div className={`stack ${styles.head}`}>
        <div>
          <ScreenTitle>{t('title')}</ScreenTitle>
          <div className={styles.time}>
            {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
          </div>
        </div>
        {canWrite() && (
          <Button icon="user-plus" aria-haspopup="dialog" onClick={() => openDialog('invite')}>
            {t('invite')}
          </Button>
        )}
      </div>
      <div className={`stack ${styles.content}`}>
        <div className={`stack ${styles.main}`}>
          {data === undefined || posts === undefined ? (
            <InvitationListSkeleton />
          ) : (
            <>
              <PendingInvitations posts={posts} />
              {isEmpty && reason === 'loading' && <InvitationListSkeleton />}
              {isEmpty && reason !== 'loading' && (
                <Missing
                  area="invites"
                  reason={reason}
                  picture="friends"
                  action={
                    canWrite() && (
                      <LinkButton variant="soft" to={hrefs.inviteForm()}>
                        {t('details:referral.fill')}
                      </LinkButton>
                    )
                  }
                  onRetry={retry}
                />
              )}
              {!isEmpty && <FilteredInvitations {...data} />}
            </>
          )}
        </div>
        <Shares />
      </div>
    </div>
  );
}
