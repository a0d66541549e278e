import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import { emptyReason } from '#src/domain/empty-reason.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { openDialog } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useRefreshOnEntry } from '#src/sync/use-refresh-on-entry.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import '#src/i18n/areas/invites.ts';
import styles from './Invites.module.css';
import { FilteredInvitations } from './list/FilteredInvitations.tsx';
import { InvitationListSkeleton } from './list/InvitationListSkeleton.tsx';
import { loadInvitationsMeta } from './list/stored-invitations.ts';
import { NoInvitations } from './NoInvitations.tsx';
import { PendingInvitations } from './posts/PendingInvitations.tsx';
import { loadUnlistedPosts } from './posts/unlisted-posts.ts';
import { Shares } from './shares/Shares.tsx';
import { useArrivals } from './use-arrivals.ts';

/** /invites: what is with each friend's invitation (R2.23). */
export function Invites() {
  const { t } = useTranslation('invites');
  const { state } = useSnapshot(syncStatus.invitations);
  const { reachable } = useSnapshot(network);
  const retry = useRefreshOnEntry('invitations');
  const meta = useStored(loadInvitationsMeta);
  const posts = useStored(loadUnlistedPosts);
  useArrivals(posts, retry);
  const isLoading = meta === undefined || posts === undefined;
  const isEmpty = meta === null || meta?.total === 0;
  const reason = isEmpty ? emptyReason(meta !== null, state, reachable) : null;

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
              {reason === 'loading' && <InvitationListSkeleton />}
              {reason !== null && reason !== 'loading' && (
                <NoInvitations reason={reason} onRetry={retry} />
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
