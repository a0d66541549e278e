import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { product } from '#server/database/schema/shop/product.ts';
import type { deskHandOutsResponse, deskOrdersResponse } from '#src/contract/acts/desk.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { startApps } from './act-as.ts';

const { app, act, read, order } = startApps();

const placeOf = (name: string) => ({
  name: { ru: name, uz: name },
  address: { ru: `${name}, 1`, uz: `${name}, 1` },
  hours: [],
});

let library: number;
let hall: number;

async function addPlace(name: string): Promise<number> {
  const { body } = await act('places', placeOf(name));
  return (body['place'] as unknown as { id: number }).id;
}

beforeEach(async () => {
  library = await addPlace('Библиотека');
  hall = await addPlace('Холл');
  const { db, seed } = app();
  await db.update(product).set({ stock: 20 });
  await db
    .update(member)
    .set({ fullName: 'Каримова Мадина Рустамовна', partnerId: 1 })
    .where(eq(member.id, seed.student.id));
});

/** Buys a mug, which then waits at a place. Returns the order's id. */
async function waitingAt(place: number): Promise<number> {
  const id = await order();
  expect(await act(`orders/${id}/status`, { status: 'DELIVERED', place })).toMatchObject({
    status: 200,
  });
  return id;
}

const listOf = async (place: number, since?: string) => {
  const query = new URLSearchParams({ place: String(place), ...(since && { since }) });
  const list: unknown = await read(`desk/orders?${query}`, ['desk']);
  return list as InferOutput<typeof deskOrdersResponse>;
};
const idsAt = async (place: number, since?: string) =>
  (await listOf(place, since)).orders.map(({ id }) => id);

const handOutsAt = async (place: number) => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const list: unknown = await read(`desk/hand-outs?place=${place}&since=${since}`, ['desk']);
  return (list as InferOutput<typeof deskHandOutsResponse>).handOuts;
};

/** As if a day's work lay between two requests: what is older than the overlap has gone by. */
const age = () => new Date(Date.now() + 61_000).toISOString();

describe('what waits at a place', () => {
  it('[R12.1] an order is listed from its arrival to its hand-out, with no more of its member than the desk needs', async () => {
    const early = await order();
    const id = await waitingAt(library);
    const { orders, isWhole, gone } = await listOf(library);
    expect(orders).toEqual([
      {
        id,
        productName: { ru: 'Кружка', uz: 'Кружка' },
        productImage: null,
        member: {
          reference: app().seed.student.reference,
          name: 'Мадина К.',
          card: { number: expect.stringMatching(/^\d{6,20}$/) as string, state: 'active' },
        },
      },
    ]);
    expect({ isWhole, gone }).toEqual({ isWhole: true, gone: [] });
    expect(await idsAt(hall)).toEqual([]);
    await act(`orders/${early}/status`, { status: 'DELIVERED', place: library });
    expect(await idsAt(library)).toEqual([early, id]);
    await act(`orders/${id}/hand-out`, { place: library }, { role: 'desk' });
    expect(await idsAt(library)).toEqual([early]);
  });

  it('[R12.1] later only changes come: what arrives, what leaves by any way, and a card that is blocked', async () => {
    const [taken, cancelled, staying] = [
      await waitingAt(library),
      await waitingAt(library),
      await waitingAt(library),
    ];
    const { at } = await listOf(library);
    await act(`orders/${taken}/hand-out`, { place: library }, { role: 'desk' });
    await act(`orders/${cancelled}/cancellation`, { reason: 'Брак' });
    const elsewhere = await waitingAt(hall);
    const arrived = await waitingAt(library);
    expect(await listOf(library, at)).toMatchObject({
      isWhole: false,
      gone: [taken, cancelled, elsewhere],
      orders: [{ id: staying }, { id: arrived }],
    });
    const { db, seed } = app();
    const [used] = await db
      .select({ id: card.id })
      .from(card)
      .where(eq(card.memberId, seed.student.id));
    expect((await listOf(library, age())).orders).toEqual([]);
    await act(`cards/${used?.id}/status`, { status: CARD_STATUS.blocked });
    expect((await listOf(library, at)).orders).toMatchObject([
      { id: staying, member: { card: { state: 'blocked' } } },
      { id: arrived, member: { card: { state: 'blocked' } } },
    ]);
  });

  it('[R12.1] a device that was away for more than a day gets the whole list', async () => {
    const id = await waitingAt(library);
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    expect(await listOf(library, dayAgo)).toMatchObject({
      isWhole: true,
      gone: [],
      orders: [{ id }],
    });
  });

  it('[R12.1] a list of many orders comes in pages', async () => {
    const [first, second, third] = [
      await waitingAt(library),
      await waitingAt(library),
      await waitingAt(library),
    ];
    const page = await read(`desk/orders?place=${library}&limit=2`, ['desk']);
    expect(page).toMatchObject({ orders: [{ id: first }, { id: second }], nextCursor: second });
    expect(
      await read(`desk/orders?place=${library}&limit=2&cursor=${second}`, ['desk']),
    ).toMatchObject({ orders: [{ id: third }], nextCursor: null });
  });

  it('[R12.1] a member without a card of plastic is recognised by the virtual one, and one without a name by nothing', async () => {
    await waitingAt(library);
    const { db, seed } = app();
    await db
      .update(card)
      .set({ typeId: CARD_TYPE.virtual })
      .where(eq(card.memberId, seed.student.id));
    await db
      .update(member)
      .set({ fullName: seed.student.email })
      .where(eq(member.id, seed.student.id));
    expect((await listOf(library)).orders).toMatchObject([
      { member: { name: '', card: { state: 'active' } } },
    ]);
    await db.delete(card).where(eq(card.memberId, seed.student.id));
    expect((await listOf(library)).orders).toMatchObject([{ member: { card: null } }]);
  });

  it('[R12.1] [R11.2] a desk of one project sees and hears nothing of the members of another', async () => {
    const id = await waitingAt(library);
    const { at } = await listOf(library);
    await act(`orders/${id}/hand-out`, { place: library }, { role: 'desk' });
    await waitingAt(library);
    const readFor = async (path: string, projects: readonly number[]) => {
      const token = tokenOf('olga@example.test', { roles: ['desk'], projects });
      const response = await app().app.request(`/programme/v1/${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return (await response.json()) as {
        orders?: unknown[];
        gone?: unknown[];
        handOuts?: unknown[];
      };
    };
    const changes = `desk/orders?place=${library}&since=${at}`;
    const given = `desk/hand-outs?place=${library}&since=${at}`;
    expect(await readFor(changes, [9])).toMatchObject({ orders: [], gone: [] });
    expect(await readFor(given, [9])).toMatchObject({ handOuts: [] });
    expect((await readFor(changes, [1])).orders).toHaveLength(1);
    expect((await readFor(given, [1])).handOuts).toHaveLength(1);
  });
});

describe('a hand-out at a desk', () => {
  it('[R12.1] [R12.3] an order that waits at another place is refused, and stays there', async () => {
    const id = await waitingAt(hall);
    expect(await act(`orders/${id}/hand-out`, { place: library }, { role: 'desk' })).toMatchObject({
      status: 409,
      body: { errorCode: 'OTHER_PLACE', message: 'Этот заказ ждёт в другом пункте выдачи' },
    });
    expect(await idsAt(hall)).toEqual([id]);
    const { entries } = await read(`journal?entity=order&entityId=${id}`);
    expect(entries).toMatchObject([
      { act: 'orders.hand-out', refusal: 'OTHER_PLACE' },
      { act: 'orders.move' },
    ]);
  });

  it('[R12.1] the list of a place’s hand-outs begins with the last one, and says what was taken back', async () => {
    const first = await waitingAt(library);
    const second = await waitingAt(library);
    const other = await waitingAt(hall);
    await act(`orders/${first}/hand-out`, { place: library }, { role: 'desk' });
    await act(`orders/${second}/hand-out`, { place: library }, { role: 'desk' });
    await act(`orders/${other}/hand-out`, { place: hall }, { role: 'desk' });
    await act(`orders/${first}/hand-out/undo`, { reason: 'Не тот цвет' }, { role: 'desk' });
    expect(await handOutsAt(library)).toMatchObject([
      {
        orderId: second,
        by: 'Анна Тестова',
        member: { name: 'Мадина К.' },
        isUndone: false,
        mayUndo: true,
      },
      { orderId: first, isUndone: true, mayUndo: false },
    ]);
    const { db } = app();
    await db.update(handOut).set({ at: new Date(Date.now() - 11 * 60_000) });
    expect(await handOutsAt(library)).toEqual([]);
  });
});
