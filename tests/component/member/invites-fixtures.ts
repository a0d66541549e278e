import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { InvitationPost } from '#src/domain/outbox/post-bodies.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import { member } from '#src/state/member/member.ts';
import { session } from '#src/state/session/session.ts';
import { anna, physicalCard } from './profile-fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

export const anInvitation = (overrides: Partial<Invitation> & { id: number }): Invitation => ({
  name: `Друг ${overrides.id}`,
  status: 'sent',
  interests: [],
  sentAt: daysAgo(1),
  updatedAt: daysAgo(1),
  reason: null,
  reward: null,
  ...overrides,
});

/** Stores invitations as the service sent them, with their counts. */
export async function storeInvitations(invitations: readonly Invitation[]): Promise<void> {
  const counts: Record<string, number> = {};
  for (const { status } of invitations) counts[status] = (counts[status] ?? 0) + 1;
  const db = database();
  await db.transaction('rw', db.invitations, db.meta, async () => {
    await db.invitations.bulkPut([...invitations]);
    await storeMeta('invitations', { asOf: null, counts }, Date.now());
  });
}

export const aBody = (overrides: Partial<InvitationPost> = {}): InvitationPost => ({
  mergelead: 'SFdefault1700000000',
  partner: physicalCard.cardNumber,
  name: 'Борис Новиков',
  nameParts: { first: 'Борис', last: 'Новиков', middle: null },
  phone: '+79161234567',
  email: '',
  interests: ['it'],
  url_location: 'https://area.example/my/invite',
  entry_point: 'invite-form',
  land: 'sf_referral',
  sourceName: 'personal-area',
  ...overrides,
});

/** Stores an application of this device. */
export async function storeApplication(
  overrides: Partial<OutboxPost<'invitation'>> = {},
): Promise<OutboxPost<'invitation'>> {
  const post: OutboxPost<'invitation'> = {
    requestId: crypto.randomUUID(),
    kind: 'invitation',
    subject: 'sub',
    body: aBody(),
    state: 'waiting',
    createdAt: Date.now(),
    sentAt: null,
    attempts: 0,
    refusal: null,
    ...overrides,
  };
  await database().posts.add(post);
  return post;
}

/** Signs in a member with an active physical card. */
export function signIn(overrides: Partial<typeof member> = {}): void {
  Object.assign(member, {
    status: 'ready',
    info: anna,
    cards: [{ ...physicalCard, cardHash: 'ownhash1' }],
    cardsKnown: true,
    ...overrides,
  });
  session.member = {
    sub: 'sub',
    email: 'student@example.test',
    firstName: 'Анна',
    lastName: '',
    roles: [],
    databaseName: database().name,
  };
}
