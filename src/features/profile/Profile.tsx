import { useSnapshot } from 'valtio';
import { member, memberAge } from '#src/state/member.ts';
import { network } from '#src/state/network.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { ProfileContent } from './ProfileContent.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The member's own screen: coins, card, invitation link, history, papers, manager (R2.12). */
export function Profile() {
  const { status, info, cards, cardsKnown } = useSnapshot(member);
  const { updatedAt } = useSnapshot(memberAge);
  const { reachable } = useSnapshot(network);
  const reason = useEmptyReason('member', status === 'loading' ? undefined : false);

  if (info) {
    return (
      <ProfileContent info={info} cards={cards} cardsKnown={cardsKnown} updatedAt={updatedAt} />
    );
  }
  return reason === 'loading' ? <ProfileSkeleton /> : <ProfileMissing isReachable={reachable} />;
}
