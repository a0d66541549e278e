import { proxy } from 'valtio';
import { followQuery } from '#src/data/db/follow-query.ts';
import { loadMember, type StoredMember } from '#src/data/db/member.ts';

/** The member as the device knows them; follows the open database. */
export interface Member extends Omit<StoredMember, 'updatedAt' | 'isStored'> {
  /** loading: not read yet; absent: nothing stored. */
  status: 'loading' | 'ready' | 'absent';
}

/** The age of the stored member; a store of its own, because each refresh changes it. */
type MemberAge = Pick<StoredMember, 'updatedAt'>;

const EMPTY: Member = {
  status: 'loading',
  info: null,
  cards: [],
  cardsKnown: false,
  client: undefined,
  emailChange: null,
};

export const member = proxy<Member>({ ...EMPTY });
export const memberAge = proxy<MemberAge>({ updatedAt: null });

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
  await first;
}

/** Stops following and forgets the member. */
export function unfollowMember(): void {
  unfollow?.();
  unfollow = undefined;
  Object.assign(member, EMPTY);
  memberAge.updatedAt = null;
}
