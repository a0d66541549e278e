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
  /** ms since the epoch of the last refresh of `info`. */
  updatedAt: number | null;
}

const EMPTY: Member = {
  status: 'loading',
  info: null,
  cards: [],
  cardsKnown: false,
  updatedAt: null,
};
export const member = proxy<Member>({ ...EMPTY });

let subscription: Subscription | undefined;

async function readMember(): Promise<Member> {
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

/** Follows the open database; resolves when the stored member is read for the first time. */
export async function followMember(): Promise<void> {
  unfollowMember();
  Object.assign(member, await readMember());
  subscription = liveQuery(readMember).subscribe({
    next: (value) => Object.assign(member, value),
    // A database that closes under the query (sign-out, full storage) is reopened by its owner.
    error: () => undefined,
  });
}

/** Stops following and forgets the member. */
export function unfollowMember(): void {
  subscription?.unsubscribe();
  subscription = undefined;
  Object.assign(member, EMPTY);
}
