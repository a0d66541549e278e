import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { storeStockSnapshots } from '#server/audit/stock-snapshots.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { lastRow, startApps } from './act-as.ts';

const { app, act, read, order } = startApps();

describe('orders', () => {
  it('[R11.2] [R11.3] an order goes from the queue to its member, and each step is in the journal', async () => {
    const id = await order();
    expect(await read('orders?status=OPEN', ['desk'])).toMatchObject({
      orders: [{ id, status: 'NEW_ORDER', member: { name: 'student@example.test' } }],
      nextCursor: null,
    });
    expect(await act(`orders/${id}/hand-out`, {}, { role: 'desk' })).toMatchObject({
      status: 409,
      body: { errorCode: 'STATUS_NOT_ALLOWED' },
    });
    const move = { status: 'DELIVERED', from: 'NEW_ORDER', comment: 'Ждём тебя' };
    expect(await act(`orders/${id}/status`, move, { role: 'manager' })).toMatchObject({
      status: 200,
      body: { order: { status: 'DELIVERED' } },
    });
    expect(await act(`orders/${id}/hand-out`, {}, { role: 'desk' })).toMatchObject({ status: 200 });
    expect(await read('orders?status=OPEN', ['desk'])).toMatchObject({ orders: [] });
    const { entries } = await read(`journal?entity=order&entityId=${id}`);
    expect(entries).toMatchObject([
      {
        act: 'orders.hand-out',
        roles: ['desk'],
        name: 'Анна Тестова',
        member: { reference: app().seed.student.reference },
        before: { status: 'DELIVERED' },
        after: { status: 'RECEIVED' },
        refusal: null,
      },
      { act: 'orders.move', before: { status: 'NEW_ORDER' }, after: { status: 'DELIVERED' } },
      { act: 'orders.hand-out', refusal: 'STATUS_NOT_ALLOWED', before: null, after: null },
    ]);
    const history = (await getAs(app(), app().seed.student.email, `api/orders/${id}`)) as {
      order: { history: { comment: string | null }[] };
    };
    expect(history.order.history.map(({ comment }) => comment)).toContain('Ждём тебя');
  });

  it('[R12.3] [R11.5] a hand-out names who did it, can be taken back within ten minutes, and is final then', async () => {
    const id = await order();
    const undo = (reason: string) =>
      act(`orders/${id}/hand-out/undo`, { reason }, { role: 'desk' });
    const shown = async () => (await read(`orders/${id}`, ['desk']))['order'];
    await act(`orders/${id}/status`, { status: 'DELIVERED' });
    expect(await undo('Рано')).toMatchObject({ body: { errorCode: 'STATUS_NOT_ALLOWED' } });
    expect(await shown()).toMatchObject({ handOut: null });
    await act(`orders/${id}/hand-out`, {}, { role: 'desk' });
    expect(await shown()).toMatchObject({ handOut: { by: 'Анна Тестова', mayUndo: true } });
    expect(await undo(' ')).toMatchObject({ status: 400, body: { field: 'reason' } });
    expect(await undo('Отдали не тому')).toMatchObject({
      status: 200,
      body: { order: { status: 'DELIVERED', handOut: null } },
    });
    const history = (await getAs(app(), app().seed.student.email, `api/orders/${id}`)) as {
      order: { history: { status: string; comment: string | null }[] };
    };
    expect(history.order.history.slice(-2)).toMatchObject([
      { status: 'RECEIVED' },
      { status: 'DELIVERED', comment: 'Отдали не тому' },
    ]);
    // A move to the same status by the office is a hand-out, too.
    await act(`orders/${id}/status`, { status: 'RECEIVED', comment: 'Забрал брат' });
    const past = new Date(Date.now() - 10 * 60 * 1000 - 1000);
    await app().db.update(handOut).set({ at: past }).where(isNull(handOut.undoneAt));
    expect(await shown()).toMatchObject({ status: 'RECEIVED', handOut: { mayUndo: false } });
    expect(await undo('Поздно')).toMatchObject({ body: { errorCode: 'HAND_OUT_FINAL' } });
    const events = await app().db.select({ type: outgoingEvent.type }).from(outgoingEvent);
    expect(events.map(({ type }) => type).filter((type) => type.includes('hand'))).toEqual([
      'order.handed_out',
      'order.hand_out_undone',
      'order.handed_out',
    ]);
    const again = { orderId: id, subject: '', name: '' };
    await expect(app().db.insert(handOut).values(again)).rejects.toThrow();
  });

  it('[R11.2] of two who move one order the second one reads who was faster and when', async () => {
    const id = await order();
    const move = { status: 'BUYING', from: 'NEW_ORDER' };
    await act(`orders/${id}/status`, move, { email: 'first@example.test' });
    const { status, body } = await act(`orders/${id}/status`, move);
    expect(status).toBe(409);
    expect(body).toMatchObject({ errorCode: 'CONFLICT', lastAct: { by: 'Анна Тестова' } });
    const { at } = body['lastAct'] as unknown as { at: string };
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  });

  it('[R11.2] a repeated request id gets the first response, and nothing happens again', async () => {
    const id = await order();
    const requestId = randomUUID();
    const reason = { reason: 'Нет на складе' };
    const first = await act(`orders/${id}/cancellation`, reason, { requestId });
    expect(first.status).toBe(200);
    expect(await balanceOf(app().db, app().seed.student.id)).toBe(5000);
    expect(await act(`orders/${id}/cancellation`, reason, { requestId })).toEqual(first);
    const refused = { requestId: randomUUID() };
    const second = await act(`orders/${id}/cancellation`, reason, refused);
    expect(second).toMatchObject({ status: 409, body: { errorCode: 'STATUS_NOT_ALLOWED' } });
    expect(await act(`orders/${id}/cancellation`, reason, refused)).toEqual(second);
    expect(await balanceOf(app().db, app().seed.student.id)).toBe(5000);
    expect(await app().db.$count(journal, eq(journal.act, 'orders.cancel'))).toBe(2);
  });

  it('[R11.2] a code finds its orders whatever their status, without those of others', async () => {
    const ids = [await order(), await order(), await order()];
    await act(`orders/${ids[1]}/cancellation`, { reason: 'Нет в наличии' });
    expect(await read(`orders?ids=${ids[0]},${ids[1]}`, ['desk'])).toMatchObject({
      orders: [{ id: ids[0] }, { id: ids[1], status: 'CANCELLED' }],
    });
    expect(await read('orders?ids=9999999', ['desk'])).toMatchObject({ orders: [] });
    expect(await read('orders?ids=1,0x', ['desk'])).toMatchObject({ field: 'ids' });
  });

  it('[R11.2] what does not exist is 404 with its row, what breaks the contract is 400 without one', async () => {
    expect(await act('orders/999999/hand-out', {})).toMatchObject({ status: 404 });
    expect(await lastRow(app())).toMatchObject({ entityId: '999999', refusal: 'NOT_FOUND' });
    expect(await act('orders/999999/status', { status: 'LOST' })).toMatchObject({
      status: 400,
      body: { errorCode: 'INVALID', field: 'status' },
    });
    expect(await app().db.$count(journal)).toBe(1);
  });
});

describe('invitations and tickets', () => {
  it('[R11.2] [R1.4] a payment credits the share once', async () => {
    const { student } = app().seed;
    const [friend] = await app()
      .db.insert(relative)
      .values({ memberId: student.id, name: 'Друг', status: 'sent' })
      .returning();
    const path = `invitations/${friend?.id ?? 0}`;
    expect(await act(`${path}/payment`, {})).toMatchObject({
      status: 400,
      body: { field: 'cost' },
    });
    expect(await act(`${path}/payment`, { cost: 20_000 })).toMatchObject({
      status: 200,
      body: { invitation: { status: 'paid', reward: 6000 } },
    });
    expect(await lastRow(app())).toMatchObject({
      before: { status: 'sent', reward: null },
      after: { status: 'paid', reward: 6000 },
    });
    expect(await act(`${path}/payment`, { cost: 20_000 })).toMatchObject({ status: 409 });
    expect(await read('invitations?status=paid')).toMatchObject({
      invitations: [{ name: 'Друг' }],
    });
    expect(await balanceOf(app().db, student.id)).toBe(5000 + 100 + 6000);
  });

  it('[R11.2] [R2.27] the member reads the answer to a ticket', async () => {
    const { student } = app().seed;
    const [ticket] = await app()
      .db.insert(supportTicket)
      .values({
        memberId: student.id,
        topic: 'Код',
        categoryCode: 'ORDER',
        statusCode: 'NEW',
        text: '?',
      })
      .returning();
    const path = `tickets/${ticket?.id ?? 0}`;
    expect(await act(`${path}/answer`, { answer: '  ' })).toMatchObject({ status: 400 });
    expect(
      await act(`${path}/answer`, { answer: 'Покажи экран' }, { role: 'manager' }),
    ).toMatchObject({
      status: 200,
    });
    const seen = await getAs(app(), student.email, 'api/technicalSupport');
    expect(seen).toMatchObject({ tickets: [{ status_code: 'ANSWERED', answer: 'Покажи экран' }] });
    expect(await read('tickets?status=ANSWERED')).toMatchObject({ tickets: [{ topic: 'Код' }] });
    expect(await act(`${path}/status`, { status: 'CLOSED' })).toMatchObject({ status: 200 });
    expect(await act(`${path}/approval`, {})).toMatchObject({ status: 409 });
  });
});

describe('products and cards', () => {
  it('[R11.2] the stock changes by difference, and the audit stays clean', async () => {
    const { mug } = app().seed;
    await app().db.transaction((tx) => storeStockSnapshots(tx, new Date()));
    await order();
    expect(await act(`products/${mug}/stock`, { difference: 10 })).toMatchObject({
      status: 200,
      body: { product: { stock: 12 } },
    });
    expect(await act(`products/${mug}/stock`, { difference: -13 })).toMatchObject({
      status: 409,
      body: { errorCode: 'OUT_OF_STOCK', details: { stock: 12 } },
    });
    expect(await act(`products/${mug}/stock`, { difference: -12 })).toMatchObject({ status: 200 });
    expect((await findDamage(app().db)).changedStock).toEqual([]);
    expect(await lastRow(app())).toMatchObject({ before: { stock: 12 }, after: { stock: 0 } });
  });

  it('[R11.2] more pieces than the database can count are refused, and nothing changes', async () => {
    const { mug } = app().seed;
    const most = { difference: 2 ** 31 - 1 };
    expect(await act(`products/${mug}/stock`, most)).toMatchObject({
      status: 400,
      body: { errorCode: 'INVALID', field: 'difference' },
    });
    const { products } = await read('products');
    expect(products).toContainEqual(expect.objectContaining({ id: mug, stock: 3 }));
  });

  it('[R11.2] a price changes, and a product goes out of the catalog and comes back', async () => {
    const { mug } = app().seed;
    await act(`products/${mug}/price`, { price: 900 });
    expect(await act(`products/${mug}/withdrawal`, { isWithdrawn: true })).toMatchObject({
      body: { product: { price: 900, isWithdrawn: true } },
    });
    const [gone] = await app().db.select().from(product).where(eq(product.id, mug));
    expect(gone?.removedAt).not.toBeNull();
    expect(await act(`products/${mug}/withdrawal`, { isWithdrawn: false })).toMatchObject({
      body: { product: { isWithdrawn: false } },
    });
  });

  it('[R11.2] [R4.1] a second physical card needs the first one to be off; a number belongs to one card', async () => {
    const { student, notStudent } = app().seed;
    const path = `members/${student.reference}/cards`;
    expect(await act(path, { typeId: 2 })).toMatchObject({ status: 409 });
    await act(`cards/${student.cardId}/status`, { status: 2 });
    const issued = await act(path, { typeId: 2, cardNumber: '777000111' });
    expect(issued).toMatchObject({
      status: 200,
      body: { card: { cardNumber: '777000111', status: 1 } },
    });
    expect(await act(`cards/${student.cardId}/status`, { status: 1 })).toMatchObject({
      status: 409,
    });
    await act(`cards/${notStudent.cardId}/status`, { status: 2 });
    const taken = { typeId: 2, cardNumber: '777000111' };
    expect(await act(`members/${notStudent.reference}/cards`, taken)).toMatchObject({
      status: 409,
    });
  });
});
