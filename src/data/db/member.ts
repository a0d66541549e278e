import { isCard, type Card } from '#src/domain/member/card.ts';
import type { UserInfo } from '#src/domain/member/member.ts';
import { database } from './area/database.ts';
import { loadMeta } from './meta.ts';

/** The member as stored on the device. */
export interface StoredMember {
  /** Null before the first refresh. */
  info: UserInfo | null;
  /** ms since the epoch of the last refresh of `info`; null before it. */
  updatedAt: number | null;
  cards: readonly Card[];
  /** Whether cards were ever received, and none is damaged: without that, «no card» is not known. */
  cardsKnown: boolean;
  /** Whether anything was ever received: orders and history can be shown without a damaged record. */
  isStored: boolean;
}

/** Loads the member from the open database. */
export async function loadMember(): Promise<StoredMember> {
  const db = database();
  const [info, cards, cardsMeta] = await db.transaction('r', db.meta, db.cards, () =>
    Promise.all([loadMeta(db, 'userInfo'), db.cards.toArray(), loadMeta(db, 'cards')]),
  );
  return {
    info: info?.value ?? null,
    updatedAt: info?.updatedAt ?? null,
    cards: cards.filter(isCard),
    cardsKnown: cardsMeta !== undefined && cards.every(isCard),
    isStored: info !== undefined || cardsMeta !== undefined,
  };
}
