import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { orders } from '#server/database/schema/shop/order.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { reconcilePurchases, submitPurchase } from '#src/sync/outbox/send-purchases.ts';
import { withFault, type Fault } from '../faults/order-faults.ts';
import { addMember, type SeededMember } from '../service/small-seed.ts';
import { createTestApp, type TestApp } from '../service/test-app.ts';
import { signInOnDevice } from './signed-in-person.ts';

/** The price of the seeded lesson, coins. */
export const PRICE = 100;
export const COINS = 100_000;

/** A member who orders from the real service; each test has a new one with a new device. */
export class TestBuyer {
  app!: TestApp;
  member!: SeededMember;
  /** The faults of the next order requests, one for each; later requests have none. */
  faults: Fault[] = [];
  readonly sent: { id: string | null; body: string }[] = [];
  #members = 0;

  constructor() {
    beforeAll(async () => {
      this.app = await createTestApp();
      vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
      vi.stubGlobal('fetch', this.fetch);
    });
    afterAll(() => this.app.close());
    beforeEach(() => this.enterAsNewMember());
  }

  readonly fetch = async (
    path: string,
    init: RequestInit & { body?: string },
  ): Promise<Response> => {
    const pass = () => Promise.resolve(this.app.app.request(path, init));
    if (init.method !== 'POST' || !path.includes('/api/orders')) return pass();
    this.sent.push({ id: new Headers(init.headers).get('x-request-id'), body: init.body ?? '' });
    return withFault(this.faults.shift() ?? 'none', pass);
  };

  async enterAsNewMember(): Promise<void> {
    this.#members += 1;
    this.member = await addMember(this.app.db, `buyer-${this.#members}@example.test`, {
      coins: COINS,
      isStudent: true,
    });
    this.faults = [];
    this.sent.length = 0;
    await signInOnDevice(this.member.email);
  }

  readonly orderRequest = (prodId = this.app.seed.lesson) => ({
    cardId: this.member.cardId,
    comment: 'Спасибо 🙂',
    date: new Date().toISOString(),
    description: '',
    prodId,
  });

  readonly buy = () => submitPurchase(this.orderRequest(), PRICE);

  readonly ordersOf = () =>
    this.app.db.select().from(orders).where(eq(orders.memberId, this.member.id));

  readonly spent = async () => COINS - (await balanceOf(this.app.db, this.member.id));

  readonly stored = () => loadPosts('order');

  /** Reconciles until every outcome is known, in twenty rounds at most. */
  readonly untilResolved = async (): Promise<void> => {
    for (let round = 0; round < 20; round += 1) {
      const failed = await reconcilePurchases().then(
        () => false,
        () => true,
      );
      if (!failed) return;
    }
  };

  readonly expectOneOrder = async (): Promise<PurchaseIntent> => {
    const [placed, ...more] = await this.ordersOf();
    expect(more).toEqual([]);
    expect(await this.spent()).toBe(PRICE);
    const [intent] = await this.stored();
    expect(intent).toMatchObject({ state: 'sent', orderId: placed?.id });
    expect(await database().orders.get(placed?.id ?? 0)).toMatchObject({ price: PRICE });
    if (!intent) throw new Error('no intent');
    return intent;
  };
}
