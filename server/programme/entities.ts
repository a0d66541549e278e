import { desc, eq, sql } from 'drizzle-orm';
import { cardsOf } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { deal } from '#server/database/schema/member/deal.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { coinRequest } from '#server/database/schema/programme/coin-request.ts';
import { lesson } from '#server/database/schema/programme/lesson.ts';
import { successStory } from '#server/database/schema/programme/success-story.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import type { EntityState } from '#server/database/schema/service/journal.ts';
import { deskDevice } from '#server/database/schema/shop/desk-device.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { lockMember } from '#server/members/members.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { MEMBER_REFERENCE } from '#src/domain/member/member-summary.ts';

/** What acts are about; a member is named by the reference, everything else by its id. */
export type Entity = 'member' | keyof typeof OF_NOBODY | keyof typeof OF_MEMBER;
/** What belongs to no member and the institution may name by its own id. */
export type OfNobody = keyof typeof DATA;

/** The path of a member, by the reference. */
export const MEMBER = `/members/:id{${MEMBER_REFERENCE.source.slice(1, -1)}}`;

/** The member whom an act concerns, with the projects that the roles of staff may be limited to. */
export interface ConcernedMember {
  readonly id: number;
  readonly projects: readonly number[];
}

/** How often an order was handed out: more than once where two desks did it without a network. */
const handOutsOfOrder = sql<number>`(
  select count(*) from ${handOut} given where given.order_id = "orders"."id" and given.undone_at is null
)`.mapWith(Number);

/** What belongs to a member, and the columns that the journal keeps of it. */
const OF_MEMBER = {
  order: {
    table: orders,
    state: { status: orders.status, placeId: orders.placeId, handOuts: handOutsOfOrder },
  },
  invitation: {
    table: relative,
    state: {
      status: relative.status,
      reason: relative.reason,
      programme: relative.programme,
      cost: relative.cost,
      reward: relative.reward,
    },
  },
  ticket: {
    table: supportTicket,
    state: {
      status: supportTicket.statusCode,
      answer: supportTicket.answer,
      approvedAt: supportTicket.approvedAt,
    },
  },
  card: {
    table: card,
    state: { cardNumber: card.cardNumber, typeId: card.typeId, status: card.status },
  },
  deal: {
    table: deal,
    state: {
      externalId: deal.externalId,
      project: deal.partnerId,
      docNum: deal.docNum,
      stage: deal.stageId,
    },
  },
  'coin-request': {
    table: coinRequest,
    state: {
      type: coinRequest.type,
      amount: coinRequest.amount,
      isApproved: coinRequest.isApproved,
    },
  },
} as const;

/** What belongs to no member and the institution may name by its own id. */
const DATA = { product, place, manager, lesson, story: successStory } as const;

/** What belongs to no member. The journal keeps all its columns. */
const OF_NOBODY = { ...DATA, device: deskDevice } as const;

const belongsToNobody = (entity: Entity): entity is keyof typeof OF_NOBODY =>
  Object.hasOwn(OF_NOBODY, entity);

/** What the institution keeps of a member, as the journal has it. */
const CONTACT = {
  fullName: member.fullName,
  phones: member.phones,
  projects: member.partners,
  bitrixId: member.bitrixId,
  managerId: member.managerId,
};

const PROJECTS = { id: member.id, partnerId: member.partnerId, partners: member.partners };

/** The member of an entity; null of one that belongs to nobody; undefined without such an entity. */
export async function findMemberOf(
  tx: Db,
  entity: Entity,
  id: string,
): Promise<ConcernedMember | null | undefined> {
  if (belongsToNobody(entity)) {
    const table = OF_NOBODY[entity];
    const [found] = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, Number(id)));
    return found && null;
  }
  const rows =
    entity === 'member'
      ? tx.select(PROJECTS).from(member).where(eq(member.reference, id))
      : membersOf(tx, entity, Number(id));
  const [found] = await rows;
  if (!found) return undefined;
  const { partnerId, partners } = found;
  return { id: found.id, projects: partnerId === null ? partners : [partnerId, ...partners] };
}

/** Locks an entity, or the member whom it belongs to, until the transaction ends. */
export async function lockEntity(
  tx: Db,
  entity: Entity,
  id: string,
  concerned: ConcernedMember | null,
): Promise<void> {
  if (concerned) await lockMember(tx, concerned.id);
  if (!belongsToNobody(entity)) return;
  const table = OF_NOBODY[entity];
  const one = tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, Number(id)));
  // Orders that name it are placed meanwhile.
  await one.for('no key update');
}

function membersOf(tx: Db, entity: keyof typeof OF_MEMBER, id: number) {
  // The tables differ in their other columns only.
  const table = OF_MEMBER[entity].table as typeof orders;
  return tx
    .select(PROJECTS)
    .from(table)
    .innerJoin(member, eq(member.id, table.memberId))
    .where(eq(table.id, id));
}

/** The id of what the institution names by its own id; undefined without one. */
export async function findByExternalId(
  tx: Db,
  entity: OfNobody | 'deal',
  externalId: string | undefined,
): Promise<number | undefined> {
  if (externalId === undefined) return undefined;
  const table = entity === 'deal' ? deal : DATA[entity];
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.externalId, externalId));
  return found?.id;
}

/** How paths and the journal name an entity: a member by the reference. */
export async function pathIdOf(tx: Db, entity: Entity, id: number): Promise<string> {
  if (entity !== 'member') return String(id);
  const [found] = await tx
    .select({ reference: member.reference })
    .from(member)
    .where(eq(member.id, id));
  return found?.reference ?? '';
}

/** The id of an entity: the member's own where the path names a reference. */
export const idOf = (entity: Entity, named: string, concerned: ConcernedMember | null): number =>
  entity === 'member' && concerned ? concerned.id : Number(named);

/** What the journal keeps of an entity. */
export async function readState(
  tx: Db,
  entity: Entity,
  id: string,
  concerned: ConcernedMember | null,
): Promise<EntityState> {
  if (entity === 'member') return concerned ? readMember(tx, concerned.id) : {};
  if (belongsToNobody(entity)) {
    const table = OF_NOBODY[entity];
    const [found] = await tx
      .select()
      .from(table)
      .where(eq(table.id, Number(id)));
    return found ?? {};
  }
  const { state, table } = OF_MEMBER[entity];
  const [found] = await tx
    .select(state)
    .from(table)
    .where(eq(table.id, Number(id)));
  return found ?? {};
}

async function readMember(tx: Db, id: number): Promise<EntityState> {
  const cards = await cardsOf(tx, id);
  const coins = await balanceOf(tx, id);
  const [lastRequest = null] = await tx
    .select({ id: coinRequest.id, reason: coinRequest.reason, ...OF_MEMBER['coin-request'].state })
    .from(coinRequest)
    .where(eq(coinRequest.memberId, id))
    .orderBy(desc(coinRequest.id))
    .limit(1);
  const [contact] = await tx.select(CONTACT).from(member).where(eq(member.id, id));
  const shown = cards.map(({ cardNumber, status }) => ({ cardNumber, status }));
  return { ...contact, coins, lastRequest, cards: shown };
}
