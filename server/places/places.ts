import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { InferInput, InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { saveRow } from '#server/database/save-row.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { conflict, invalid, notFound } from '#server/http/errors/refused-error.ts';
import type { placeBody } from '#src/contract/acts/places.ts';
import type { order } from '#src/contract/shop/orders.ts';
import { writePlace } from '#src/domain/orders/order-place.ts';
import type { LocalText } from '#src/domain/text/text.ts';

export type PlaceRow = typeof place.$inferSelect;
export type PlaceFields = InferOutput<typeof placeBody>;

/** A place as suggestions, addresses and orders name it: with its address in brackets. */
export const nameOf = ({ name, address }: Pick<PlaceRow, 'name' | 'address'>): LocalText => ({
  ru: `${name.ru} (${address.ru})`,
  uz: `${name.uz} (${address.uz})`,
});

const nameIn = (language: keyof LocalText): SQL =>
  sql`((${place.name}->>${language}) || ' (' || (${place.address}->>${language}) || ')')`;

/** The open place that a text names, in either language. */
export const isNamed = (text: string | AnyPgColumn): SQL | undefined =>
  and(isNull(place.removedAt), sql`${text}::text in (${nameIn('ru')}, ${nameIn('uz')})`);

/** The places that members can choose, in the order in which they were added. */
export const listPlaces = (db: Db): Promise<PlaceRow[]> =>
  db.select().from(place).where(isNull(place.removedAt)).orderBy(asc(place.id));

/** The only open place, null without any. Throws 400 where several are open: one of them has to be named. */
export async function onlyPlaceId(db: Db): Promise<number | null> {
  const [only, another] = await db
    .select({ id: place.id })
    .from(place)
    .where(isNull(place.removedAt))
    .limit(2);
  if (another) throw invalid('place');
  return only?.id ?? null;
}

/** Whether there is a place, also a closed one. */
export const isPlace = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(place, eq(place.id, id))) > 0;

export const isOpenPlace = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(place, and(eq(place.id, id), isNull(place.removedAt)))) > 0;

/**
 * Adds a place, or changes the given one; to be called by one transaction after another. Orders without a place that
 * name it get it. Throws 409 CONFLICT where another open place has the name.
 * @returns the place's id
 */
export async function savePlace(
  tx: Db,
  id: number | undefined,
  { externalId, name, address, hours }: PlaceFields,
): Promise<number> {
  const names = Object.values(nameOf({ name, address }));
  await refuseTwins(tx, id, names);
  const saved = await saveRow(tx, place, id, {
    externalId,
    name,
    address,
    hours,
  });
  await tx
    .update(orders)
    .set({ placeId: saved.id })
    .where(
      and(
        isNull(orders.placeId),
        eq(orders.kind, 'product'),
        inArray(
          orders.description,
          names.map((text) => writePlace({ kind: 'pickup', address: text })),
        ),
      ),
    );
  return saved.id;
}

/** Throws 409 CONFLICT where another open place has one of the names: a member could not tell them apart. */
async function refuseTwins(tx: Db, id: number | undefined, names: readonly string[]) {
  const isOther = id === undefined ? undefined : ne(place.id, id);
  const twins = await tx.$count(place, and(isOther, or(...names.map(isNamed))));
  if (twins > 0) throw conflict('CONFLICT');
}

/** Closes a place, where the orders that wait there stay, or opens it again. Throws 404, and 409 as `savePlace` does. */
export async function withdrawPlace(tx: Db, id: number, isWithdrawn: boolean): Promise<void> {
  const removedAt = isWithdrawn ? new Date() : null;
  const [changed] = await tx
    .update(place)
    .set({ removedAt, updatedAt: new Date() })
    .where(eq(place.id, id))
    .returning();
  if (!changed) throw notFound();
  if (!isWithdrawn) await refuseTwins(tx, id, Object.values(nameOf(changed)));
}

/** A place as an order has it. */
export const toPickup = (row: PlaceRow | null): InferInput<typeof order>['pickup'] =>
  row && {
    place: row.name,
    address: row.address.ru,
    localAddress: row.address,
    hours: [...row.hours],
  };
