import { proxy } from 'valtio';
import { followQuery } from '#src/data/db/follow-query.ts';
import { loadMember, type StoredMember } from '#src/data/db/member.ts';
import { withTimeout } from '#src/platform/with-timeout.ts';

/** The member as the device knows them; follows the open database. */
export interface Member extends Omit<StoredMember, 'updatedAt' | 'isStored'> {
  /** loading: not read yet; absent: nothing stored. */
  status: 'loading' | 'ready' | 'absent';
}

/** The age of the stored member; a store of its own, because each refresh changes it. */
type MemberAge = Pick<StoredMember, 'updatedAt'>;

const EMPTY: Member = { status: 'loading', info: null, cards: [], cardsKnown: false };

export const member = proxy<Member>({ ...EMPTY });
export const memberAge = proxy<MemberAge>({ updatedAt: null });

/** A damaged database may open and then hang at the first read, in ms. */
const READ_TIMEOUT_MS = 4000;

let unfollow: (() => void) | undefined;

/**
 * Writes only the values that differ. A write without a difference makes React draw a deferred list, such
 * as the catalog, again and in one go, because the snapshot that it began with counts as outdated.
 */
function update({ updatedAt, isStored, ...stored }: StoredMember): void {
  memberAge.updatedAt = updatedAt;
  const status = isStored ? 'ready' : 'absent';
  const changes = Object.entries({ ...stored, status }).filter(
    ([name, value]) => JSON.stringify(member[name as keyof Member]) !== JSON.stringify(value),
  );
  Object.assign(member, Object.fromEntries(changes));
}

/**
 * Follows the open database; resolves after the first read.
 * @throws {Error} when the first read fails.
 */
export async function followMember(): Promise<void> {
  unfollowMember();
  const first = new Promise<void>((resolve, reject) => {
    const onResult = (stored: StoredMember) => {
      update(stored);
      resolve();
    };
    unfollow = followQuery(loadMember, onResult, reject);
  });
  await withTimeout(READ_TIMEOUT_MS, first);
}

/** Stops following and forgets the member. */
export function unfollowMember(): void {
  unfollow?.();
  unfollow = undefined;
  Object.assign(member, EMPTY);
  memberAge.updatedAt = null;
}
