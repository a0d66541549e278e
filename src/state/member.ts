import { liveQuery, type Subscription } from 'dexie';
import { proxy } from 'valtio';
import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import type { Card } from '#src/domain/card.ts';
import type { UserInfo } from '#src/domain/member.ts';

/** The member as the device knows him; follows the database by itself. */
export interface Member {
  /** loading: not read yet; absent: nothing stored. */
  status: 'loading' | 'ready' | 'absent';
  info: UserInfo | null;
  cards: readonly Card[];
  /** Whether cards were ever received: without that, «no card» is not known. */
  cardsKnown: boolean;
}

/** How old it is what the device knows; apart from it, for this alone changes with every refresh. */
interface MemberAge {
  /** ms since the epoch of the last refresh of `info`; null when there was none. */
  updatedAt: number | null;
}

const EMPTY: Member = {
  status: 'loading',
  info: null,
  cards: [],
  cardsKnown: false,
};
const NO_AGE: MemberAge = { updatedAt: null };
export const member = proxy<Member>({ ...EMPTY });
export const memberAge = proxy<MemberAge>({ ...NO_AGE });

let subscription: Subscription | undefined;

async function readMember(): Promise<Member & MemberAge> {
  const db = database();
  const [info, cards, cardsMeta] = await Promise.all([
    readMeta(db, 'userInfo'),
    db.cards.toArray(),
    readMeta(db, 'cards'),
  ]);
  return {
    status: info || cardsMeta ? 'ready' : 'absent',
    info: info?.value ?? null,
    cards,
    cardsKnown: cardsMeta !== undefined,
    updatedAt: info?.updatedAt ?? null,
  };
}

/**
 * Takes over what is another value than before. A state that is written anew without news has React draw a
 * deferred list, as of the catalogue, a second time and in one go: the snapshot that it began with counts
 * as outdated.
 */
function take({ updatedAt, ...known }: Member & MemberAge): void {
  memberAge.updatedAt = updatedAt;
  const news = Object.entries(known).filter(
    ([name, value]) => JSON.stringify(member[name as keyof Member]) !== JSON.stringify(value),
  );
  Object.assign(member, Object.fromEntries(news));
}

/** Follows the open database; resolves when the stored member is read for the first time. */
export async function followMember(): Promise<void> {
  unfollowMember();
  take(await readMember());
  subscription = liveQuery(readMember).subscribe({
    next: take,
    // A database that closes under the query (sign-out, full storage) is reopened by its owner.
    error: () => undefined,
  });
}

/** Stops following and forgets the member. */
export function unfollowMember(): void {
  subscription?.unsubscribe();
  subscription = undefined;
  Object.assign(member, EMPTY);
  Object.assign(memberAge, NO_AGE);
}
