import { eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { RATING, shortName, type RatingPlace } from '#src/domain/rating/rating.ts';

type Ranking = Awaited<ReturnType<typeof rank>>;

/** How old a ranking may become, in ms, and how many times its own computing time it is kept. */
const MAX_AGE_MS = 60_000;
const KEEP_FACTOR = 20;

/**
 * The rating of a process (R2.25). A ranking is kept for twenty times its computing time, at most a
 * minute: a small programme always sees current balances, and a large one spends at most a twentieth of
 * one connection on it.
 */
export class RatingBoard {
  readonly #db: Db;
  readonly #rankings = new LRUCache<'ranking', Ranking>({
    max: 1,
    // All requests wait for the ranking in progress.
    fetchMethod: async (_key, _known, { options }) => {
      const begun = Date.now();
      const ranking = await rank(this.#db);
      options.ttl = Math.min(Math.max(1, (Date.now() - begun) * KEEP_FACTOR), MAX_AGE_MS);
      return ranking;
    },
  });

  constructor(db: Db) {
    this.#db = db;
  }

  /** The top, and the place of a member with its neighbours when it is below the top. */
  async show(memberId: number | undefined) {
    const ranking = await this.#rankings.forceFetch('ranking');
    const own = memberId === undefined ? -1 : ranking.ids.indexOf(memberId);
    const isBelow = own >= RATING.top;
    const top = range(0, Math.min(RATING.top, ranking.ids.length));
    const around = isBelow
      ? range(own - RATING.neighbours, Math.min(own + RATING.neighbours + 1, ranking.ids.length))
      : [];
    const shown = [...new Set([...top, ...around, ...(own < 0 ? [] : [own])])];
    const names = await namesOf(
      this.#db,
      shown.map((index) => ranking.ids[index] ?? 0),
    );
    const placeAt = (index: number): RatingPlace => ({
      place: index + 1,
      name: names.get(ranking.ids[index] ?? 0) ?? '',
      balance: ranking.balances[index] ?? 0,
      isOwn: index === own,
    });
    return {
      client: own < 0 ? null : placeAt(own),
      top: top.map(placeAt),
      neighbours: around.map(placeAt),
      asOf: ranking.asOf.toISOString(),
    };
  }
}

/** All members with a CRM contact by place, the first at 0, at one moment; of equal ones the earlier comes first. */
async function rank(db: Db) {
  const asOf = new Date();
  const sums = db
    .select({
      memberId: operation.memberId,
      coins: sql`sum(${operation.amount})`.mapWith(Number).as('coins'),
    })
    .from(operation)
    .groupBy(operation.memberId)
    .as('sums');
  const coins = sql`coalesce(${sums.coins}, 0)`.mapWith(Number);
  const rows = await db
    .select({ id: member.id, coins })
    .from(member)
    .leftJoin(sums, eq(sums.memberId, member.id))
    .where(eq(member.hasContact, true))
    .orderBy(sql`${coins} desc`, member.createdAt, member.id);
  return { asOf, ids: rows.map(({ id }) => id), balances: rows.map((row) => row.coins) };
}

/** The shortened names of members by id, as their client record or else the CRM has them. */
async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: member.id,
      fullName: member.fullName,
      name: client.name,
      surname: client.surname,
    })
    .from(member)
    .leftJoin(client, eq(client.memberId, member.id))
    .where(inArray(member.id, [...ids]));
  return new Map(
    rows.map(({ id, fullName, name, surname }) => [
      id,
      shortName(name === null ? fullName : `${surname ?? ''} ${name}`),
    ]),
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
