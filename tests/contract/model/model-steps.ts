import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { relative } from '#server/database/schema/member/relative.ts';
import { lead } from '#server/database/schema/programme/lead.ts';
import { giveBirthdayGifts } from '#server/jobs/birthday-gifts.ts';
import { addInvitation } from '#server/referrals/add-invitation.ts';
import type { OrderStatus } from '#src/domain/orders/order.ts';
import { buy } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import {
  find,
  cancelOrder,
  canChangeStatus,
  sharePercentOf,
  type Model,
  type ModelMember,
  type ModelProduct,
  type Outcome,
  type SentPurchase,
} from './model-state.ts';
import type { World } from './model-world.ts';

/** One request, bound to its member, product or order. */
export interface Step {
  /** Sends the request to the process with this number. */
  readonly send: (world: World, process: number) => Promise<Outcome>;
  /** Applies the request to the model and returns the expected code. */
  readonly expect: (model: Model, outcome: Outcome) => string;
}

const appOf = ({ apps }: World, process: number) => {
  const app = apps[process % apps.length];
  if (!app) throw new Error('the service is not running');
  return app;
};

async function outcomeOf(response: Response): Promise<Outcome> {
  const body = (await response.json()) as { errorCode?: string; order?: { id: number } };
  return { code: response.ok ? 'OK' : (body.errorCode ?? '?'), orderId: body.order?.id ?? null };
}
const DONE: Outcome = { code: 'OK', orderId: null };

export type CardChoice = 'physical' | 'virtual' | 'foreign';

/** A purchase at a price that the member confirmed, with one of the cards. */
export function purchase(
  member: ModelMember,
  item: ModelProduct,
  fields: { confirmedPrice: number; cardId: number },
): Step {
  const sent = { requestId: randomUUID(), memberId: member.id, prodId: item.id, ...fields };
  return {
    send: async (world, process) => outcomeOf(await buy(appOf(world, process), member, sent)),
    expect: (model, outcome) => {
      const code = expectedCode(model, sent);
      if (code === 'OK') placeOrder(model, sent, outcome.orderId ?? 0);
      model.purchases.push({ ...sent, code, orderId: outcome.orderId });
      return code;
    },
  };
}

type UnsentPurchase = Omit<SentPurchase, 'code' | 'orderId'>;

/** Checks the rules of a purchase in the service's order (R1.6, R2.16, R2.18, R4.1, R5.8). */
function expectedCode(
  model: Model,
  { memberId, cardId, prodId, confirmedPrice }: UnsentPurchase,
): string {
  const member = find(model.members, memberId);
  const item = find(model.products, prodId);
  if (cardId !== member.cardId) return 'NO_PHYSICAL_CARD';
  if (member.cardStatus !== 1) return 'CARD_NOT_ACTIVE';
  if (item.isWithdrawn) return 'NOT_FOUND';
  if (item.kind === 'product' && !member.isStudent) return 'NOT_A_STUDENT';
  const tickets = model.orders.filter(
    (one) => one.memberId === memberId && one.prodId === prodId && one.status !== 'CANCELLED',
  );
  if (item.ticketLimit !== null && tickets.length >= item.ticketLimit) return 'TICKET_LIMIT';
  if (item.price !== confirmedPrice) return 'PRICE_CHANGED';
  if (item.stock < 1) return 'OUT_OF_STOCK';
  return member.balance < item.price ? 'INSUFFICIENT_COINS' : 'OK';
}

function placeOrder(model: Model, { memberId, prodId }: UnsentPurchase, id: number): void {
  const item = find(model.products, prodId);
  item.stock -= 1;
  find(model.members, memberId).balance -= item.price;
  model.orders.push({ id, memberId, prodId, price: item.price, status: 'NEW_ORDER' });
}

/** A purchase that is sent again with its request id; with a changed body it must be refused. */
export const replay = (member: ModelMember, sent: SentPurchase, isChanged: boolean): Step => ({
  send: async (world, process) =>
    outcomeOf(
      await buy(appOf(world, process), member, {
        ...sent,
        ...(isChanged && { comment: 'Другое' }),
      }),
    ),
  expect: (_model, { orderId }) => {
    if (isChanged) return 'REQUEST_ID_REUSED';
    return orderId === sent.orderId ? sent.code : 'the same order as in the first response';
  },
});

/** A cancellation by the order's member or by another one (R4.4). */
export const cancellation = (member: ModelMember, orderId: number): Step => ({
  send: async (world, process) => outcomeOf(await cancel(appOf(world, process), member, orderId)),
  expect: (model) => {
    const order = find(model.orders, orderId);
    if (order.memberId !== member.id) return 'NOT_FOUND';
    const { kind } = find(model.products, order.prodId);
    const cancellable: readonly OrderStatus[] =
      kind === 'product' ? ['NEW_ORDER', 'PROCESSING'] : ['NEW_ORDER'];
    if (!cancellable.includes(order.status)) return 'CANCEL_NOT_ALLOWED';
    cancelOrder(model, order);
    return 'OK';
  },
});

/** Staff changes the status of an order (R3.4). */
export const changeOrderStatus = (orderId: number, status: OrderStatus): Step => ({
  send: async (world, process) =>
    outcomeOf(
      status === 'CANCELLED'
        ? await sendAct(appOf(world, process), `orders/${orderId}/cancellation`, { reason: 'Брак' })
        : await sendAct(appOf(world, process), `orders/${orderId}/status`, { status }),
    ),
  expect: (model) => {
    const order = find(model.orders, orderId);
    if (!canChangeStatus(order.status, status)) return 'STATUS_NOT_ALLOWED';
    if (status === 'CANCELLED') cancelOrder(model, order);
    order.status = status;
    return 'OK';
  },
});

/** The status of the physical card changes (R1.7). */
export const changeCardStatus = ({ id, cardId }: ModelMember, status: 1 | 2 | 5): Step => ({
  send: async (world, process) =>
    outcomeOf(await sendAct(appOf(world, process), `cards/${cardId}/status`, { status })),
  expect: (model) => {
    find(model.members, id).cardStatus = status;
    return 'OK';
  },
});

/** Staff adds coins or takes some; sent again under its request id the act counts once (R11.2). */
export const moveCoins = ({ id, reference }: ModelMember, amount: number): Step => ({
  send: async (world, process) => {
    const requestId = randomUUID();
    const coins = { type: 'DECREE', amount, reason: 'По приказу' };
    const send = () =>
      sendAct(appOf(world, process), `members/${reference}/operations`, coins, requestId);
    await send();
    return outcomeOf(await send());
  },
  expect: (model) => {
    const member = find(model.members, id);
    if (member.balance + amount < 0) return 'INSUFFICIENT_COINS';
    member.balance += amount;
    return 'OK';
  },
});

type ProductChange = { price: number } | { difference: number } | { isWithdrawn: boolean };

/** Staff changes a product's price, adds pieces or takes some, or takes it out of the catalog (R11.2). */
export const changeProduct = ({ id }: ModelProduct, change: ProductChange): Step => ({
  send: async (world, process) =>
    outcomeOf(await sendAct(appOf(world, process), `products/${id}/${actOf(change)}`, change)),
  expect: (model) => {
    const item = find(model.products, id);
    if (!('difference' in change)) Object.assign(item, change);
    else if (item.stock + change.difference < 0) return 'OUT_OF_STOCK';
    else item.stock += change.difference;
    return 'OK';
  },
});

const actOf = (change: ProductChange): string => {
  if ('price' in change) return 'price';
  return 'difference' in change ? 'stock' : 'withdrawal';
};

/** An invited friend pays: registration and payment are credited together (R1.4). */
export const payForFriend = ({ id }: ModelMember, cost: number): Step => ({
  send: async (world, process) => {
    const invitationId = await invite(world, id);
    const path = `invitations/${invitationId}/payment`;
    return outcomeOf(await sendAct(appOf(world, process), path, { cost }));
  },
  expect: (model) => {
    const member = find(model.members, id);
    if (member.cardStatus === 5) return 'CARD_NOT_ACTIVE';
    member.friends += 1;
    member.balance += 100 + Math.floor((cost * sharePercentOf(member.friends)) / 100);
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
  const [invitation] = await db.select().from(relative).where(eq(relative.leadId, leadId));
  return invitation?.id ?? 0;
}

/** The birthday job runs again in the model's year, or in the next one (R1.3). */
export const runBirthdayJob = (isNextYear: boolean, year: number): Step => {
  const jobYear = year + (isNextYear ? 1 : 0);
  return {
    send: async ({ db }) => {
      await giveBirthdayGifts(db, new Date(Date.UTC(jobYear, 5, 1, 12)));
      return DONE;
    },
    expect: (model) => {
      model.year = Math.max(model.year, jobYear);
      for (const member of model.members) {
        if (member.cardStatus === 5 || member.giftYears.includes(jobYear)) continue;
        member.giftYears.push(jobYear);
        member.balance += 500;
      }
      return 'OK';
    },
  };
};
