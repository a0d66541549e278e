import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deskDevice } from '#server/database/schema/shop/desk-device.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { lastRow } from './act-as.ts';
import { startDesks } from './desks.ts';

const { app, act, read, order, places, waitingAt, handOutsAt } = startDesks();

describe('what a desk reports that had no network', () => {
  /** Of the library, and of the hall. */
  const DEVICE = '11111111-1111-4111-8111-111111111111';
  const OTHER_DEVICE = '22222222-2222-4222-8222-222222222222';
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const report = (id: number, place: number, doneAt: string, requestId?: string) =>
    act(
      `orders/${id}/hand-out`,
      { place, doneAt, device: place === places.hall ? OTHER_DEVICE : DEVICE },
      { role: 'desk', ...(requestId !== undefined && { requestId }) },
    );
  /** As if the order had become ready an hour ago. */
  const readyLongAgo = async (id: number) => {
    const { db } = app();
    await db
      .update(orders)
      .set({ updatedAt: new Date(minutesAgo(60)) })
      .where(eq(orders.id, id));
  };

  it('[R12.3] [R12.4] the first report counts with the time of the desk, the second one is kept, and both places learn of the other', async () => {
    const id = await waitingAt(places.library);
    await readyLongAgo(id);
    const first = minutesAgo(40);
    const requestId = randomUUID();
    expect(await report(id, places.library, first, requestId)).toMatchObject({
      status: 200,
      body: { order: { status: 'RECEIVED', handOut: { at: first } } },
    });
    // The device sends it again, because it got no response.
    expect(await report(id, places.library, first, requestId)).toMatchObject({ status: 200 });
    const second = minutesAgo(30);
    expect(await report(id, places.hall, second)).toMatchObject({
      status: 200,
      body: { order: { status: 'RECEIVED', placeId: places.library, handOut: { at: first } } },
    });
    const by = 'Анна Тестова';
    expect(await handOutsAt(places.library)).toMatchObject([
      {
        orderId: id,
        at: first,
        problem: null,
        others: [{ at: second, by, place: { ru: 'Холл' } }],
      },
    ]);
    expect(await handOutsAt(places.hall)).toMatchObject([
      { at: second, problem: 'REPEATED', mayUndo: false, others: [{ at: first, by }] },
    ]);
    const { entries } = await read(`journal?entity=order&entityId=${id}`);
    expect(entries).toMatchObject([
      { before: { handOuts: 1 }, after: { handOuts: 2 }, refusal: null },
      { before: { handOuts: 0, status: 'DELIVERED' }, after: { handOuts: 1, status: 'RECEIVED' } },
      { act: 'orders.move' },
    ]);
    const history = (await getAs(app(), app().seed.student.email, `api/orders/${id}`)) as {
      order: { history: { status: string; at: string }[] };
    };
    expect(history.order.history.filter(({ status }) => status === 'RECEIVED')).toEqual([
      { status: 'RECEIVED', at: first, comment: null },
    ]);
  });

  it('[R12.3] a report of an order that was cancelled meanwhile, or never came, is kept with what is wrong', async () => {
    const cancelled = await waitingAt(places.library);
    await act(`orders/${cancelled}/cancellation`, { reason: 'Брак' });
    const early = await order();
    await report(cancelled, places.library, minutesAgo(5));
    await report(early, places.library, minutesAgo(4));
    expect(await handOutsAt(places.library)).toMatchObject([
      { orderId: early, problem: 'NOT_READY', others: [] },
      { orderId: cancelled, problem: 'CANCELLED', others: [] },
    ]);
    expect(await read(`orders/${cancelled}`)).toMatchObject({
      order: { status: 'CANCELLED', handOut: null },
    });
    // It is an order like any other all the same.
    await act(`orders/${early}/status`, { status: 'DELIVERED', place: places.library });
    expect(await act(`orders/${early}/hand-out`, {}, { role: 'desk' })).toMatchObject({
      status: 200,
    });
  });

  it('[R12.3] an order that waits again although a desk has reported it is listed with that report', async () => {
    const id = await waitingAt(places.library);
    await report(id, places.library, minutesAgo(2));
    await report(id, places.hall, minutesAgo(1));
    await act(`orders/${id}/hand-out/undo`, { reason: 'Не тому' }, { role: 'desk' });
    const { orders: waiting } = await read(`desk/orders?place=${places.library}`, ['desk']);
    expect(waiting).toMatchObject([
      { id, reports: [{ by: 'Анна Тестова', place: { ru: 'Холл' } }] },
    ]);
  });

  it('[R12.2] [R12.3] a device that got no response to its hand-out reports it, and it is the same one, also when it was taken back meanwhile', async () => {
    const id = await waitingAt(places.library);
    const asked = { place: places.library, device: DEVICE, handOutId: randomUUID() };
    const ask = (body: object) => act(`orders/${id}/hand-out`, body, { role: 'desk' });
    // Its clock may be wrong.
    const doneAt = minutesAgo(-30);
    expect(await ask(asked)).toMatchObject({ status: 200 });
    expect(await ask(asked)).toMatchObject({ status: 200 });
    expect(await ask({ ...asked, doneAt })).toMatchObject({ status: 200 });
    expect(await handOutsAt(places.library)).toMatchObject([{ problem: null, others: [] }]);
    await act(`orders/${id}/hand-out/undo`, { reason: 'Не тому' }, { role: 'desk' });
    expect(await ask({ ...asked, doneAt })).toMatchObject({
      body: { order: { status: 'DELIVERED' } },
    });
    // What it hands out afterwards is another one, whatever its clock says.
    expect(await ask({ ...asked, handOutId: randomUUID(), doneAt: minutesAgo(60) })).toMatchObject({
      body: { order: { status: 'RECEIVED' } },
    });
    expect(await handOutsAt(places.library)).toMatchObject([
      { problem: null, isUndone: false },
      { problem: null, isUndone: true },
    ]);
  });

  it('[R12.2] [R11.3] what a colleague sends from a device was handed out by whoever had the device; the journal names the colleague', async () => {
    const id = await waitingAt(places.library);
    await read(`desk/orders?place=${places.library}&device=${DEVICE}`, ['desk']);
    const body = { place: places.library, device: DEVICE, doneAt: minutesAgo(1) };
    const sent = { role: 'desk', email: 'oleg@example.test' };
    expect(await act(`orders/${id}/hand-out`, body, sent)).toMatchObject({ status: 200 });
    const { db } = app();
    const [given] = await db.select().from(handOut).where(eq(handOut.orderId, id));
    const [device] = await db.select().from(deskDevice);
    const row = await lastRow(app());
    expect(given).toMatchObject({ subject: device?.subject, problem: null });
    expect(row).toMatchObject({ act: 'orders.hand-out', entityId: String(id) });
    expect(row?.subject).not.toBe(device?.subject);
  });

  it('[R12.3] an order that staff has sent to another place meanwhile was handed out where the desk says', async () => {
    const id = await waitingAt(places.hall);
    expect(await report(id, places.library, minutesAgo(1))).toMatchObject({
      body: { order: { status: 'RECEIVED', placeId: places.library } },
    });
    expect(await handOutsAt(places.library)).toMatchObject([{ orderId: id, problem: null }]);
  });

  it('[R12.3] a clock that is wrong by days moves nothing before the order’s arrival or into the future', async () => {
    for (const doneAt of ['1999-01-01T00:00:00Z', '2199-01-01T00:00:00Z']) {
      const id = await waitingAt(places.library);
      const { body } = await report(id, places.library, doneAt);
      const { handOut: given } = body['order'] as unknown as { handOut: { at: string } };
      expect(Math.abs(Date.parse(given.at) - Date.now())).toBeLessThan(60_000);
    }
    expect(await report(1, places.library, 'yesterday')).toMatchObject({ status: 400 });
    const id = await waitingAt(places.library);
    expect(await report(id, 999, minutesAgo(1))).toMatchObject({
      status: 400,
      body: { field: 'place' },
    });
  });
});
