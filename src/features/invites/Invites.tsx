import { useTranslation } from 'react-i18next';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { openDialog } from '#src/state/dialogs.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { useRefreshOnEntry } from '#src/sync/use-refresh-on-entry.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import '#src/i18n/areas/invites.ts';
import styles from './Invites.module.css';
import { FilteredInvitations } from './list/FilteredInvitations.tsx';
import { InvitationListSkeleton } from './list/InvitationListSkeleton.tsx';
import { loadInvitationsMeta } from './list/stored-invitations.ts';
import { PendingInvitations } from './posts/PendingInvitations.tsx';
import { loadUnlistedPosts } from './posts/unlisted-posts.ts';
import { Shares } from './shares/Shares.tsx';
import { useArrivals } from './use-arrivals.ts';

/** /invites: what is with each friend's invitation (R2.23). */
export function Invites() {
  const { t } = useTranslation(['invites', 'details']);
  const retry = useRefreshOnEntry('invitations');
  const meta = useStored(loadInvitationsMeta);
  const posts = useStored(loadUnlistedPosts);
  useArrivals(posts, retry);
  const isLoading = meta === undefined || posts === undefined;
  const isEmpty = meta === null || meta?.total === 0;
  const reason = useEmptyReason('invitations', meta !== null);

  return (
    <div className="column column-grid stack">
      <div className={styles.head}>
        <div>
          <ScreenTitle>{t('title')}</ScreenTitle>
          <div className={styles.time}>{meta && <DataTime updatedAt={meta.updatedAt} />}</div>
        </div>
        {viewedOwner() === null && (
          <Button icon="user-plus" aria-haspopup="dialog" onClick={() => openDialog('invite')}>
            {t('invite')}
          </Button>
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.main}>
          {isLoading ? (
            <InvitationListSkeleton />
          ) : (
            <>
              <PendingInvitations posts={posts} />
              {isEmpty && reason === 'loading' && <InvitationListSkeleton />}
              {isEmpty && reason !== 'loading' && (
                <Missing
                  list="invitations"
                  reason={reason}
                  picture="friends"
                  action={
                    viewedOwner() === null && (
                      <LinkButton variant="soft" to={hrefs.inviteForm()}>
                        {t('details:referral.fill')}
                      </LinkButton>
                    )
                  }
                  onRetry={retry}
                />
              )}
              {meta && !isEmpty && <FilteredInvitations meta={meta} />}
            </>
          )}
        </div>
        <Shares />
      </div>
    </div>
  );
}
