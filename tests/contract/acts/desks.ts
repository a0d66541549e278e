import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { beforeEach, expect } from 'vitest';
import { member } from '#server/database/schema/member/member.ts';
import { product } from '#server/database/schema/shop/product.ts';
import type { deskHandOutsResponse } from '#src/contract/acts/desk.ts';
import { startApps } from './act-as.ts';

const placeOf = (name: string) => ({
  name: { ru: name, uz: name },
  address: { ru: `${name}, 1`, uz: `${name}, 1` },
  hours: [],
});

/** Gives each test of a file a fresh app with two pickup places, and what is done there. */
export function startDesks() {
  const { app, act, read, order } = startApps();
  /** Ids of the places. */
  const places = { library: 0, hall: 0 };
  const addPlace = async (name: string): Promise<number> => {
    const { body } = await act('places', placeOf(name));
    return (body['place'] as unknown as { id: number }).id;
  };
  beforeEach(async () => {
    places.library = await addPlace('Библиотека');
    places.hall = await addPlace('Холл');
    const { db, seed } = app();
    await db.update(product).set({ stock: 20 });
    await db
      .update(member)
      .set({ fullName: 'Каримова Мадина Рустамовна', partnerId: 1 })
      .where(eq(member.id, seed.student.id));
  });
  return {
    app,
    act,
    read,
    order,
    places,
    /** Buys a mug, which then waits at a place. Returns the order's id. */
    waitingAt: async (place: number): Promise<number> => {
      const id = await order();
      expect(await act(`orders/${id}/status`, { status: 'DELIVERED', place })).toMatchObject({
        status: 200,
      });
      return id;
    },
    /** What has become known of a place's hand-outs in the last minute. */
    handOutsAt: async (place: number) => {
      const since = new Date(Date.now() - 60_000).toISOString();
      const list: unknown = await read(`desk/hand-outs?place=${place}&since=${since}`, ['desk']);
      return (list as InferOutput<typeof deskHandOutsResponse>).handOuts;
    },
  };
}
