import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member } from '#server/database/schema/member/member.ts';
import { outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { sendTicket } from '#tests/support/people/send-ticket.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { startReceivers } from './event-receiver.ts';

const { app, got, deliver } = startReceivers();

const order = async (body: object = {}) => {
  const { seed, app: service } = app();
  return orderIdIn(
    await (
      await buy(service, seed.student, { prodId: seed.mug, confirmedPrice: 1200, ...body })
    ).text(),
  );
};
const act = (path: string, body: object) =>
  requestAs(app(), 'olga@example.test', `/programme/v1/${path}`, {
    method: 'POST',
    body,
    roles: ['admin'],
  });

describe('an event', () => {
  it('[R11.5] of an order is placed, handed out or cancelled, names the member by the reference, and nothing personal', async () => {
    const [first, second] = [await order(), await order()];
    await act(`orders/${first}/status`, { status: 'DELIVERED' });
    await act(`orders/${first}/hand-out`, {});
    await act(`orders/${second}/cancellation`, { reason: 'Секретная причина' });
    for (let round = 0; round < 3; round += 1) await deliver();
    const [known] = await app()
      .db.select()
      .from(member)
      .where(eq(member.id, app().seed.student.id));
    expect(got.map(({ body }) => [body.type, body.data['orderId'], body.data['member']])).toEqual(
      expect.arrayContaining([
        ['order.placed', first, known?.reference],
        ['order.handed_out', first, known?.reference],
        ['order.placed', second, known?.reference],
        ['order.cancelled', second, known?.reference],
      ]),
    );
    expect(got).toHaveLength(4);
    expect(JSON.stringify(got)).not.toMatch(/example\.test|Анна|причина/);
  });

  it('[R11.5] [R3.5] of an order that asks to be kept from the service desk is kept back', async () => {
    const { seed, app: service } = app();
    const response = await requestAs({ app: service }, seed.student.email, '/service/api/orders', {
      method: 'POST',
      headers: { 'X-Expected-Amount': '1200' },
      body: {
        cardId: seed.student.cardId,
        comment: '',
        date: '2020-01-01T00:00:00.000Z',
        description: '',
        prodId: seed.mug,
        skipSend2SD: 1,
      },
    });
    expect(response.status).toBe(201);
    expect(await app().db.$count(outgoingEvent)).toBe(0);
  });

  it('[R11.5] happens when a member changes their data or writes to the support, and when a card is issued', async () => {
    const { email } = app().seed.student;
    await requestAs(app(), email, '/service/api/user/update', {
      method: 'POST',
      body: { name: 'Мария' },
    });
    const [known] = await app()
      .db.select()
      .from(member)
      .where(eq(member.id, app().seed.notStudent.id));
    await act(`members/${known?.reference}/cards`, { typeId: 1 });
    await sendTicket(app(), email);
    await deliver();
    expect(got.map(({ body }) => body.type).toSorted()).toEqual([
      'card.linked',
      'member.updated',
      'ticket.opened',
    ]);
  });

  it('[R11.5] of an act that is undone is never told', async () => {
    await expect(
      app().db.transaction(async (tx) => {
        await recordEvent(tx, { type: 'order.placed', entityId: '1', memberId: 1 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await deliver();
    expect(got).toEqual([]);
  });
});
