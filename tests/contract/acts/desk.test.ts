import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import type { deskOrdersResponse } from '#src/contract/acts/desk.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { startDesks } from './desks.ts';

const { app, act, read, order, places, waitingAt, handOutsAt } = startDesks();

const listOf = async (place: number, since?: string) => {
  const query = new URLSearchParams({ place: String(place), ...(since && { since }) });
  const list: unknown = await read(`desk/orders?${query}`, ['desk']);
  return list as InferOutput<typeof deskOrdersResponse>;
};
const idsAt = async (place: number, since?: string) =>
  (await listOf(place, since)).orders.map(({ id }) => id);

/** As if a day's work lay between two requests: what is older than the overlap has gone by. */
const age = () => new Date(Date.now() + 61_000).toISOString();

describe('what waits at a place', () => {
  it('[R12.1] an order is listed from its arrival to its hand-out, with no more of its member than the desk needs', async () => {
    const early = await order();
    const id = await waitingAt(places.library);
    const { orders, isWhole, gone } = await listOf(places.library);
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
        reports: [],
      },
    ]);
    expect({ isWhole, gone }).toEqual({ isWhole: true, gone: [] });
    expect(await idsAt(places.hall)).toEqual([]);
    await act(`orders/${early}/status`, { status: 'DELIVERED', place: places.library });
    expect(await idsAt(places.library)).toEqual([early, id]);
    await act(`orders/${id}/hand-out`, { place: places.library }, { role: 'desk' });
    expect(await idsAt(places.library)).toEqual([early]);
  });

  it('[R12.1] later only changes come: what arrives, what leaves by any way, and a card that is blocked', async () => {
    const [taken, cancelled, staying] = [
      await waitingAt(places.library),
      await waitingAt(places.library),
      await waitingAt(places.library),
    ];
    const { at } = await listOf(places.library);
    await act(`orders/${taken}/hand-out`, { place: places.library }, { role: 'desk' });
    await act(`orders/${cancelled}/cancellation`, { reason: 'Брак' });
    const elsewhere = await waitingAt(places.hall);
    const arrived = await waitingAt(places.library);
    expect(await listOf(places.library, at)).toMatchObject({
      isWhole: false,
      gone: [taken, cancelled, elsewhere],
      orders: [{ id: staying }, { id: arrived }],
    });
    const { db, seed } = app();
    const [used] = await db
      .select({ id: card.id })
      .from(card)
      .where(eq(card.memberId, seed.student.id));
    expect((await listOf(places.library, age())).orders).toEqual([]);
    await act(`cards/${used?.id}/status`, { status: CARD_STATUS.blocked });
    expect((await listOf(places.library, at)).orders).toMatchObject([
      { id: staying, member: { name: 'Каримова Мадина Рустамовна', card: { state: 'blocked' } } },
      { id: arrived, member: { card: { state: 'blocked' } } },
    ]);
  });

  it('[R12.1] a device that was away for more than a day gets the whole list', async () => {
    const id = await waitingAt(places.library);
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    expect(await listOf(places.library, dayAgo)).toMatchObject({
      isWhole: true,
      gone: [],
      orders: [{ id }],
    });
  });

  it('[R12.1] a place that never was is no place without orders', async () => {
    expect(await read('desk/orders?place=999', ['desk'])).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('[R12.1] a list of many orders comes in pages', async () => {
    const [first, second, third] = [
      await waitingAt(places.library),
      await waitingAt(places.library),
      await waitingAt(places.library),
    ];
    const page = await read(`desk/orders?place=${places.library}&limit=2`, ['desk']);
    expect(page).toMatchObject({ orders: [{ id: first }, { id: second }], nextCursor: second });
    expect(
      await read(`desk/orders?place=${places.library}&limit=2&cursor=${second}`, ['desk']),
    ).toMatchObject({ orders: [{ id: third }], nextCursor: null });
  });

  it('[R12.1] a member without a card of plastic is recognised by the virtual one, and one without a name by nothing', async () => {
    await waitingAt(places.library);
    const { db, seed } = app();
    await db
      .update(card)
      .set({ typeId: CARD_TYPE.virtual })
      .where(eq(card.memberId, seed.student.id));
    await db
      .update(member)
      .set({ fullName: seed.student.email })
      .where(eq(member.id, seed.student.id));
    expect((await listOf(places.library)).orders).toMatchObject([
      { member: { name: '', card: { state: 'active' } } },
    ]);
    await db.delete(card).where(eq(card.memberId, seed.student.id));
    expect((await listOf(places.library)).orders).toMatchObject([{ member: { card: null } }]);
  });

  it('[R12.1] [R11.2] a desk of one project sees and hears nothing of the members of another', async () => {
    const id = await waitingAt(places.library);
    const { at } = await listOf(places.library);
    await act(`orders/${id}/hand-out`, { place: places.library }, { role: 'desk' });
    await waitingAt(places.library);
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
    const changes = `desk/orders?place=${places.library}&since=${at}`;
    const given = `desk/hand-outs?place=${places.library}&since=${at}`;
    expect(await readFor(changes, [9])).toMatchObject({ orders: [], gone: [] });
    expect(await readFor(given, [9])).toMatchObject({ handOuts: [] });
    expect((await readFor(changes, [1])).orders).toHaveLength(1);
    expect((await readFor(given, [1])).handOuts).toHaveLength(1);
  });
});

describe('a hand-out at a desk', () => {
  it('[R12.1] [R12.3] an order that waits at another place is refused, and stays there', async () => {
    const id = await waitingAt(places.hall);
    expect(
      await act(`orders/${id}/hand-out`, { place: places.library }, { role: 'desk' }),
    ).toMatchObject({
      status: 409,
      body: { errorCode: 'OTHER_PLACE', message: 'Этот заказ ждёт в другом пункте выдачи' },
    });
    expect(await idsAt(places.hall)).toEqual([id]);
    const { entries } = await read(`journal?entity=order&entityId=${id}`);
    expect(entries).toMatchObject([
      { act: 'orders.hand-out', refusal: 'OTHER_PLACE' },
      { act: 'orders.move' },
    ]);
  });

  it('[R12.1] the list of a place’s hand-outs begins with the last one, and says what was taken back', async () => {
    const first = await waitingAt(places.library);
    const second = await waitingAt(places.library);
    const other = await waitingAt(places.hall);
    await act(`orders/${first}/hand-out`, { place: places.library }, { role: 'desk' });
    await act(`orders/${second}/hand-out`, { place: places.library }, { role: 'desk' });
    await act(`orders/${other}/hand-out`, { place: places.hall }, { role: 'desk' });
    await act(`orders/${first}/hand-out/undo`, { reason: 'Не тот цвет' }, { role: 'desk' });
    expect(await handOutsAt(places.library)).toMatchObject([
      {
        orderId: second,
        by: 'Анна Тестова',
        member: { name: 'Мадина К.' },
        isUndone: false,
        mayUndo: true,
      },
      { orderId: first, isUndone: true, mayUndo: false },
    ]);
    const past = new Date(Date.now() - 11 * 60_000);
    await app().db.update(handOut).set({ receivedAt: past, undoneAt: null });
    expect(await handOutsAt(places.library)).toEqual([]);
  });
});
