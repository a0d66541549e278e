import { desc, eq, lt, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { readPage } from '#server/database/page.ts';
import { deskDevice } from '#server/database/schema/shop/desk-device.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { forbidden } from '#server/http/errors/refused-error.ts';
import type { deskDevicesQuery } from '#src/contract/acts/desk.ts';

/** A device that asks more often is not written down each time, in s. */
const SEEN_S = 60;

/** Who has a device, and whether it was withdrawn; undefined of one that has no list. */
export async function findHolder(db: Db, device: string | undefined) {
  if (device === undefined) return undefined;
  const [found] = await db.select().from(deskDevice).where(eq(deskDevice.device, device));
  return found && { ...found, isWithdrawn: found.removedAt !== null };
}

/**
 * Writes down which device has a place's list, and who has it (R12.2). Throws 403 DEVICE_WITHDRAWN for one that may not
 * have it any more. What does not name its device keeps no list.
 */
export async function noteDevice(
  db: Db,
  { subject, name }: { readonly subject: string; readonly name: string },
  { device, place: placeId }: { readonly device?: string | undefined; readonly place: number },
): Promise<void> {
  if (device === undefined) return;
  if ((await findHolder(db, device))?.isWithdrawn) throw forbidden('DEVICE_WITHDRAWN');
  const seen = { subject, name, placeId, seenAt: new Date() };
  await db
    .insert(deskDevice)
    .values({ device, ...seen })
    .onConflictDoUpdate({
      target: deskDevice.device,
      set: seen,
      setWhere: sql`${deskDevice.seenAt} < now() - make_interval(secs => ${SEEN_S})
        or (${deskDevice.subject}, ${deskDevice.placeId}) is distinct from (${subject}::text, ${placeId}::integer)`,
    });
}

const DEVICES = (db: Db) =>
  db
    .select({ device: deskDevice, placeName: place.name })
    .from(deskDevice)
    .innerJoin(place, eq(place.id, deskDevice.placeId));

type DeviceRow = Awaited<ReturnType<typeof DEVICES>>[number];

const toDevice = ({ device: { id, name, seenAt, removedAt }, placeName }: DeviceRow) => ({
  id,
  name,
  place: placeName,
  seenAt: seenAt.toISOString(),
  isWithdrawn: removedAt !== null,
});

/** A page of the devices that have asked for a desk's list, the newest first. */
export async function listDevices(db: Db, { cursor, limit }: InferOutput<typeof deskDevicesQuery>) {
  const statement = DEVICES(db)
    .where(cursor === undefined ? undefined : lt(deskDevice.id, cursor))
    .orderBy(desc(deskDevice.id));
  const { page, nextCursor } = await readPage(statement, limit, ({ device }) => device.id);
  return { devices: page.map(toDevice), nextCursor };
}

/** Withdraws a device, or takes that back. */
export async function withdrawDevice(tx: Db, id: number, isGone: boolean): Promise<void> {
  const removedAt = isGone ? new Date() : null;
  await tx.update(deskDevice).set({ removedAt }).where(eq(deskDevice.id, id));
}

/** A device by its id. */
export async function readDevice(tx: Db, id: number) {
  const [found] = await DEVICES(tx).where(eq(deskDevice.id, id));
  if (!found) throw new Error(`No device ${id}`);
  return { device: toDevice(found) };
}
