import { useSnapshot } from 'valtio';
import { member, memberAge } from '#src/state/member.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { emptyReason } from '#src/domain/empty-reason.ts';
import { ProfileContent } from './ProfileContent.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The member's own screen: coins, card, invitation link, history, papers, manager (R2.12). */
export function Profile() {
  const { status, info, cards, cardsKnown } = useSnapshot(member);
  const { updatedAt } = useSnapshot(memberAge);
  const { state } = useSnapshot(syncStatus.member);
  const { reachable } = useSnapshot(network);

  if (info) {
    return (
      <ProfileContent info={info} cards={cards} cardsKnown={cardsKnown} updatedAt={updatedAt} />
    );
  }
  const reason = status === 'loading' ? 'loading' : emptyReason(false, state, reachable);
  return reason === 'loading' ? <ProfileSkeleton /> : <ProfileMissing isReachable={reachable} />;
}
