import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { database } from '#src/data/db/area/database.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { findArrivedInvitation } from '#src/domain/referral/sent-invitation.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { BackLink } from '../BackLink.tsx';
import { OutcomeView } from './OutcomeView.tsx';

/** The shape of an outcome while it is read from the device. */
function OutcomeSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton shape="block" height="28rem" />
    </LoadingRegion>
  );
}

/** How many of the newest invitations may be the one that was just sent. */
const NEWEST = 20;

/** The application with the invitation that it has become; null when it is no longer on the device. */
async function loadOutcome(mergelead: string) {
  const posts = await loadPosts('invitation');
  const post = posts.findLast(({ body }) => body.mergelead === mergelead);
  if (!post) return null;
  const newest = await database().invitations.reverse().limit(NEWEST).toArray();
  return { post, arrived: findArrivedInvitation(newest, post) };
}

/**
 * What became of an application: it follows the outbox, so that it shows the same after a reload (R2.24,
 * R9.10).
 */
export function InviteOutcome({ mergelead }: { mergelead: string }) {
  const outcome = useStored(() => loadOutcome(mergelead), [mergelead]);
  const isShown = outcome !== undefined;
  useEffect(() => {
    // The form that had the focus has gone, and the route is the same.
    if (isShown) document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [isShown]);
  if (outcome === null) return <Navigate to={hrefs.invites()} replace />;
  return (
    <div className="column stack">
      <BackLink />
      {outcome ? <OutcomeView {...outcome} /> : <OutcomeSkeleton />}
    </div>
  );
}
