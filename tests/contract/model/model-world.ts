import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { insertCard } from '#server/cards/cards.ts';
import type { Db, OpenDb } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { createSandbox } from '#server/demo/sandbox/sandbox.ts';
import { addOperation, balanceOf } from '#server/operations/ledger.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { addMember, seedSmall, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createAppOn } from '#tests/support/service/test-app.ts';
import type { Model, ModelMember, ModelProduct } from './model-state.ts';

/** Opens the database again; each connection stands for one process. */
export type OpenDatabase = () => Promise<OpenDb>;

/** The running service: one process on the embedded database, two on PostgreSQL. */
export interface World {
  readonly apps: readonly Hono[];
  readonly db: Db;
  /** Ends all processes and starts them again on the same data. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Coins of both members at the beginning of a run. */
const COINS = 300;

/** Starts the given number of processes and seeds the database once. */
export async function openWorld(open: OpenDatabase, processes: number): Promise<World> {
  let stores: OpenDb[] = [];
  let apps: Hono[] = [];
  const sandbox = createSandbox({ password: 'demo', reset: () => Promise.resolve() });
  const start = async () => {
    stores = [];
    for (let count = 0; count < processes; count += 1) stores.push(await open());
    apps = stores.map(({ db }) => createAppOn(db, { sandbox, coinsByOnePerson: 1_000_000 }));
  };
  const close = async () => {
    await Promise.all(stores.map((one) => one.close()));
  };
  await start();
  const firstDb = () => {
    const [store] = stores;
    if (!store) throw new Error('the database is not open');
    return store.db;
  };
  await seedSmall(firstDb());
  return {
    get apps() {
      return apps;
    },
    get db() {
      return firstDb();
    },
    restart: async () => {
      await close();
      await start();
    },
    close,
  };
}

export interface ModelMembers {
  readonly members: readonly (SeededMember & { isStudent: boolean; virtualCardId: number })[];
}

/** Adds two members for all runs: a student, and one who may only buy services and events. */
export async function addMembers(db: Db): Promise<ModelMembers> {
  const members = [];
  for (const isStudent of [true, false]) {
    const email = isStudent ? 'model-student@example.test' : 'model-guest@example.test';
    const seeded = await addMember(db, email, { coins: COINS, isStudent });
    const { id: memberId } = seeded;
    await db.transaction((tx) =>
      insertCard(tx, { memberId, typeId: CARD_TYPE.virtual, status: CARD_STATUS.active }),
    );
    await db
      .insert(client)
      .values({ memberId, name: 'Анна', surname: 'Модельная', email, birthDate: '2001-03-04' });
    const isVirtual = and(eq(card.memberId, memberId), eq(card.typeId, CARD_TYPE.virtual));
    const [virtual] = await db.select().from(card).where(isVirtual);
    members.push({ ...seeded, isStudent, virtualCardId: virtual?.id ?? 0 });
  }
  return { members };
}

/** Gives every run the same start: adds new products, activates the cards and resets the balances. */
export async function beginRun(db: Db, seeded: ModelMembers): Promise<Model> {
  const members: ModelMember[] = [];
  for (const one of seeded.members) {
    const missing = COINS - (await balanceOf(db, one.id));
    await db.transaction((tx) =>
      addOperation(tx, { memberId: one.id, type: 'DECREE', amount: missing }),
    );
    await db.update(card).set({ status: CARD_STATUS.active }).where(eq(card.memberId, one.id));
    const isPaid = and(eq(relative.memberId, one.id), eq(relative.status, 'paid'));
    const gifts = await db
      .select({ once: operation.once })
      .from(operation)
      .where(and(eq(operation.memberId, one.id), eq(operation.type, 'BIRTHDAY')));
    members.push({
      ...one,
      balance: COINS,
      cardStatus: CARD_STATUS.active,
      friends: await db.$count(relative, isPaid),
      giftYears: gifts.map(({ once }) => Number(once?.split(':')[1])),
    });
  }
  const years = members.flatMap(({ giftYears }) => giftYears);
  return {
    members,
    products: await addProducts(db),
    orders: [],
    purchases: [],
    year: Math.max(2027, ...years),
  };
}

async function addProducts(db: Db): Promise<ModelProduct[]> {
  const [template] = await db.select().from(product).limit(1);
  if (!template) throw new Error('the seed has no product');
  const { brandId, categoryId, typeId, model, amount, name, description } = template;
  const common = { brandId, categoryId, typeId, model, amount, name, description };
  const rows = await db
    .insert(product)
    .values([
      { ...common, kind: 'product', price: 210, stock: 2 },
      { ...common, kind: 'service', price: 130, stock: 3 },
      { ...common, kind: 'event', price: 10, stock: 4, ticketLimit: 2 },
    ])
    .returning();
  return rows.map(({ id, kind, price, stock, ticketLimit }) => ({
    id,
    kind,
    price,
    stock,
    ticketLimit,
    isWithdrawn: false,
  }));
}

/** Reads the part of the service's state that the model describes. */
export async function readState(db: Db, model: Model) {
  const memberIds = model.members.map(({ id }) => id);
  const balances = [];
  for (const id of memberIds) balances.push(await balanceOf(db, id));
  const productIds = model.products.map(({ id }) => id);
  const items = await db
    .select({ stock: product.stock, price: product.price, removedAt: product.removedAt })
    .from(product)
    .where(inArray(product.id, productIds))
    .orderBy(product.id);
  const placed = await db
    .select({ id: orders.id, status: orders.status, price: orders.price })
    .from(orders)
    .where(and(inArray(orders.prodId, productIds), gt(orders.id, 0)))
    .orderBy(orders.id);
  const cardIds = model.members.map(({ cardId }) => cardId);
  const cards = await db
    .select({ status: card.status })
    .from(card)
    .where(inArray(card.id, cardIds))
    .orderBy(card.id);
  const products = items.map(({ stock, price, removedAt }) => ({
    stock,
    price,
    isWithdrawn: removedAt !== null,
  }));
  return { balances, cards: cards.map(({ status }) => status), products, orders: placed };
}

/** The same part of the state as the model expects it. */
export const expectedState = (model: Model): Awaited<ReturnType<typeof readState>> => ({
  balances: model.members.map(({ balance }) => balance),
  cards: model.members.map(({ cardStatus }) => cardStatus),
  products: model.products.map(({ stock, price, isWithdrawn }) => ({ stock, price, isWithdrawn })),
  orders: model.orders
    .map(({ id, status, price }) => ({ id, status: status as string, price }))
    .toSorted((a, b) => a.id - b.id),
});
