import { isCard, type Card } from '#src/domain/member/card.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import type { UserInfo } from '#src/domain/member/member.ts';
import { database } from './area/database.ts';
import type { MetaValues } from './area/records.ts';
import { loadMeta } from './meta.ts';

export interface StoredMember {
  /** Null before the first refresh. */
  info: UserInfo | null;
  /** ms since the epoch of the last refresh of `info`; null before it. */
  updatedAt: number | null;
  cards: readonly Card[];
  /** Whether cards were ever received, and none is damaged: without that, «no card» is not known. */
  cardsKnown: boolean;
  /** The member's record in the bus; null without one, undefined before it was received. */
  client: BusClient | null | undefined;
  /** The confirmation of a requested e-mail; null without one. */
  emailChange: MetaValues['emailChange'] | null;
  /** Whether anything was ever received: orders and history can be shown without a damaged record. */
  isStored: boolean;
}

export async function loadMember(): Promise<StoredMember> {
  const db = database();
  const [info, cards, cardsMeta, client, emailChange] = await db.transaction(
    'r',
    db.meta,
    db.cards,
    () =>
      Promise.all([
        loadMeta(db, 'userInfo'),
        db.cards.toArray(),
        loadMeta(db, 'cards'),
        loadMeta(db, 'client'),
        loadMeta(db, 'emailChange'),
      ]),
  );
  return {
    info: info?.value ?? null,
    updatedAt: info?.updatedAt ?? null,
    cards: cards.filter(isCard),
    cardsKnown: cardsMeta !== undefined && cards.every(isCard),
    client: client?.value,
    emailChange: emailChange?.value ?? null,
    isStored: info !== undefined || cardsMeta !== undefined,
  };
}
