import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addInvitation } from '#server/store/relatives.ts';
import { lead } from '#server/store/schema/lead.ts';
import { product } from '#server/store/schema/product.ts';
import { relative } from '#server/store/schema/relative.ts';
import { giveBirthdayGifts } from '#server/store/birthday-gifts.ts';
import { buy } from '#tests/support/buy.ts';
import { cancel } from '#tests/support/cancel.ts';
import { postSandbox } from '#tests/support/post-sandbox.ts';
import type { OrderStatus } from '#src/domain/order.ts';
import {
  find,
  giveBack,
  mayMove,
  shareOf,
  type Intent,
  type Model,
  type ModelMember,
  type ModelProduct,
  type Outcome,
} from './model-state.ts';
import type { World } from './model-world.ts';

/** One call, bound to who and what it is about before it is sent. */
export interface Step {
  /** Makes the real call, in the process of the number. */
  readonly send: (world: World, process: number) => Promise<Outcome>;
  /** Does to the model what the call must do; the code that it must answer. */
  readonly expect: (model: Model, outcome: Outcome) => string;
}

const appOf = ({ apps }: World, process: number) => {
  const app = apps[process % apps.length];
  if (!app) throw new Error('no process');
  return app;
};

async function outcomeOf(answer: Response): Promise<Outcome> {
  const body = (await answer.json()) as { errorCode?: string; order?: { id: number } };
  return { code: answer.ok ? 'OK' : (body.errorCode ?? '?'), orderId: body.order?.id ?? null };
}
const DONE: Outcome = { code: 'OK', orderId: null };

export type CardChoice = 'physical' | 'virtual' | 'foreign';

/** A purchase at a price that the member confirmed, with one of the cards. */
export function purchase(
  member: ModelMember,
  item: ModelProduct,
  given: { amount: number; cardId: number },
): Step {
  const sent = { requestId: randomUUID(), memberId: member.id, prodId: item.id, ...given };
  return {
    send: async (world, process) => outcomeOf(await buy(appOf(world, process), member, sent)),
    expect: (model, outcome) => {
      const code = judgePurchase(model, sent);
      if (code === 'OK') place(model, sent, outcome.orderId ?? 0);
      model.intents.push({ ...sent, code, orderId: outcome.orderId });
      return code;
    },
  };
}

type Sent = Omit<Intent, 'code' | 'orderId'>;

/** The rules of a purchase in their order (R1.6, R2.16, R2.18, R4.1, R5.8). */
function judgePurchase(model: Model, { memberId, cardId, prodId, amount }: Sent): string {
  const member = find(model.members, memberId);
  const item = find(model.products, prodId);
  if (cardId !== member.cardId) return 'NO_PHYSICAL_CARD';
  if (member.cardStatus !== 1) return 'CARD_NOT_ACTIVE';
  if (item.isRemoved) return 'NOT_FOUND';
  if (item.kind === 'product' && !member.isStudent) return 'NOT_A_STUDENT';
  const tickets = model.orders.filter(
    (one) => one.memberId === memberId && one.prodId === prodId && one.status !== 'CANCELLED',
  );
  if (item.limit !== null && tickets.length >= item.limit) return 'TICKET_LIMIT';
  if (item.price !== amount) return 'PRICE_CHANGED';
  if (item.stock < 1) return 'OUT_OF_STOCK';
  return member.balance < item.price ? 'INSUFFICIENT_COINS' : 'OK';
}

function place(model: Model, { memberId, prodId }: Sent, id: number): void {
  const item = find(model.products, prodId);
  item.stock -= 1;
  find(model.members, memberId).balance -= item.price;
  model.orders.push({ id, memberId, prodId, price: item.price, status: 'NEW_ORDER' });
}

/** A purchase sent again under its id; with another body it is another request. */
export const replay = (member: ModelMember, intent: Intent, isChanged: boolean): Step => ({
  send: async (world, process) =>
    outcomeOf(
      await buy(appOf(world, process), member, {
        ...intent,
        ...(isChanged && { comment: 'Другое' }),
      }),
    ),
  expect: (_model, { orderId }) => {
    if (isChanged) return 'REQUEST_ID_REUSED';
    return orderId === intent.orderId ? intent.code : 'the first answer';
  },
});

/** A member's cancellation of an order, their own or not (R4.4). */
export const cancellation = (member: ModelMember, orderId: number): Step => ({
  send: async (world, process) => outcomeOf(await cancel(appOf(world, process), member, orderId)),
  expect: (model) => {
    const order = find(model.orders, orderId);
    if (order.memberId !== member.id) return 'NOT_FOUND';
    const { kind } = find(model.products, order.prodId);
    const early: readonly OrderStatus[] =
      kind === 'product' ? ['NEW_ORDER', 'PROCESSING'] : ['NEW_ORDER'];
    if (!early.includes(order.status)) return 'CANCEL_NOT_ALLOWED';
    giveBack(model, order);
    return 'OK';
  },
});

/** The staff's move of an order (R3.4). */
export const move = (orderId: number, status: OrderStatus): Step => ({
  send: async (world, process) =>
    outcomeOf(await postSandbox(appOf(world, process), `orders/${orderId}/status`, { status })),
  expect: (model) => {
    const order = find(model.orders, orderId);
    if (!mayMove(order.status, status)) return 'STATUS_NOT_ALLOWED';
    if (status === 'CANCELLED') giveBack(model, order);
    order.status = status;
    return 'OK';
  },
});

/** The physical card gets another status (R1.7). */
export const changeCard = ({ id, email }: ModelMember, status: 1 | 2 | 5): Step => ({
  send: async (world, process) =>
    outcomeOf(await postSandbox(appOf(world, process), 'cards', { email, typeId: 2, status })),
  expect: (model) => {
    find(model.members, id).cardStatus = status;
    return 'OK';
  },
});

export const earn = ({ id, email }: ModelMember, amount: number): Step => ({
  send: async (world, process) =>
    outcomeOf(
      await postSandbox(appOf(world, process), 'operations', { email, type: 'DECREE', amount }),
    ),
  expect: (model) => {
    find(model.members, id).balance += amount;
    return 'OK';
  },
});

/** What the institution does to an item of its catalogue. */
export const changeProduct = (
  { id }: ModelProduct,
  change: { price: number } | { stock: number } | { isRemoved: boolean },
): Step => ({
  send: async ({ db }) => {
    const set =
      'isRemoved' in change ? { removedAt: change.isRemoved ? new Date() : null } : change;
    await db.update(product).set(set).where(eq(product.id, id));
    return DONE;
  },
  expect: (model) => {
    Object.assign(find(model.products, id), change);
    return 'OK';
  },
});

/** A friend becomes a student: registration and payment are credited together (R1.4). */
export const friendPays = ({ id }: ModelMember, cost: number): Step => ({
  send: async (world, process) => {
    const invitation = await invite(world, id);
    const path = `relatives/${invitation}/status`;
    const body = { status: 'paid', cost };
    return outcomeOf(await postSandbox(appOf(world, process), path, body));
  },
  expect: (model) => {
    const member = find(model.members, id);
    if (member.cardStatus === 5) return 'CARD_NOT_ACTIVE';
    member.friends += 1;
    member.balance += 100 + Math.floor((cost * shareOf(member.friends)) / 100);
    return 'OK';
  },
});

async function invite({ db }: World, memberId: number): Promise<number> {
  const mergeLead = `SF${randomUUID()}`;
  const form = { mergeLead, land: 'sf_referral', memberId, name: 'Друг', phone: null, email: null };
  const [added] = await db
    .insert(lead)
    .values({ ...form, source: {} })
    .returning();
  const leadId = added?.id ?? 0;
  const friend = { name: 'Друг', email: `${mergeLead}@friend.test`.toLowerCase() };
  await db.transaction((tx) =>
    addInvitation(tx, { memberId, ...friend, phone: null, interests: [], leadId }),
  );
  const [kept] = await db.select().from(relative).where(eq(relative.leadId, leadId));
  return kept?.id ?? 0;
}

/** The birthday job, this year's again or the next year's (R1.3). */
export const birthday = (isNextYear: boolean, year: number): Step => {
  const when = year + (isNextYear ? 1 : 0);
  return {
    send: async ({ db }) => {
      await giveBirthdayGifts(db, new Date(Date.UTC(when, 5, 1, 12)));
      return DONE;
    },
    expect: (model) => {
      model.year = Math.max(model.year, when);
      for (const member of model.members) {
        if (member.cardStatus === 5 || member.gifts.includes(when)) continue;
        member.gifts.push(when);
        member.balance += 500;
      }
      return 'OK';
    },
  };
};
