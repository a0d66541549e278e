import { desc, eq, sql } from 'drizzle-orm';
import { cardsOf } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { coinRequest } from '#server/database/schema/programme/coin-request.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import type { EntityState } from '#server/database/schema/service/journal.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { lockMember } from '#server/members/members.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { MEMBER_REFERENCE } from '#src/domain/member/member-summary.ts';

/** What acts are about; a member is named by the reference, everything else by its id. */
export type Entity = 'member' | OfNobody | keyof typeof OF_MEMBER;
/** What belongs to no member. */
type OfNobody = keyof typeof OF_NOBODY;
/** What the institution saves as a whole, and may name by its own id. */
export type Saved = Exclude<OfNobody, 'product'>;

/** The path of a member, by the reference. */
export const MEMBER = `/members/:id{${MEMBER_REFERENCE.source.slice(1, -1)}}`;

/** The member whom an act concerns, with the projects that the roles of staff may be limited to. */
export interface ConcernedMember {
  readonly id: number;
  readonly projects: readonly number[];
}

/** What belongs to a member, and the columns that the journal keeps of it. */
const OF_MEMBER = {
  order: {
    table: orders,
    state: { status: orders.status },
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
  'coin-request': {
    table: coinRequest,
    state: {
      type: coinRequest.type,
      amount: coinRequest.amount,
      isApproved: coinRequest.isApproved,
    },
  },
} as const;

/** What belongs to no member, and the columns that the journal keeps of it. */
const OF_NOBODY = {
  product: {
    table: product,
    state: { price: product.price, stock: product.stock, removedAt: product.removedAt },
  },
  place: {
    table: place,
    state: {
      externalId: place.externalId,
      name: place.name,
      address: place.address,
      hours: place.hours,
      removedAt: place.removedAt,
    },
  },
} as const;

const belongsToNobody = (entity: Entity): entity is OfNobody => Object.hasOwn(OF_NOBODY, entity);

const PROJECTS = { id: member.id, partnerId: member.partnerId, partners: member.partners };

/** The member of an entity; null of one that belongs to nobody; undefined without such an entity. */
export async function findMemberOf(
  tx: Db,
  entity: Entity,
  id: string,
): Promise<ConcernedMember | null | undefined> {
  if (belongsToNobody(entity)) {
    const { table } = OF_NOBODY[entity];
    const one = tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, Number(id)));
    // Orders that name it are placed meanwhile.
    const [found] = await one.for('no key update');
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

function membersOf(tx: Db, entity: keyof typeof OF_MEMBER, id: number) {
  // The tables differ in their other columns only.
  const table = OF_MEMBER[entity].table as typeof orders;
  return tx
    .select(PROJECTS)
    .from(table)
    .innerJoin(member, eq(member.id, table.memberId))
    .where(eq(table.id, id));
}

/** Entities of one kind are saved one after another, so that none is added twice; members read and buy meanwhile. */
export async function lockEntities(tx: Db, entity: Saved): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${entity}`}, 0))`);
}

/** The id of what the institution names by its own id; undefined without one. */
export async function findByExternalId(
  tx: Db,
  entity: Saved,
  externalId: string | undefined,
): Promise<number | undefined> {
  if (externalId === undefined) return undefined;
  const { table } = OF_NOBODY[entity];
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.externalId, externalId));
  return found?.id;
}

/** The id of an entity: the member's own where the path names a reference. */
export const idOf = (entity: Entity, named: string, concerned: ConcernedMember | null): number =>
  entity === 'member' && concerned ? concerned.id : Number(named);

/** What the journal keeps of an entity, read under the member's lock. */
export async function readState(
  tx: Db,
  entity: Entity,
  id: string,
  concerned: ConcernedMember | null,
): Promise<EntityState> {
  if (concerned) await lockMember(tx, concerned.id);
  if (entity === 'member') return concerned ? readMember(tx, concerned.id) : {};
  const { state, table } = belongsToNobody(entity) ? OF_NOBODY[entity] : OF_MEMBER[entity];
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
  const shown = cards.map(({ cardNumber, status }) => ({ cardNumber, status }));
  return { coins, lastRequest, cards: shown };
}
