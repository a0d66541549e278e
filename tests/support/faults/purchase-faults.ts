import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { card } from '#server/database/schema/member/card.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import type { OrderRequest } from '#src/domain/orders/order.ts';
import { openTab, type AppTab } from '../browsers/app-tab.ts';
import { addMember, type SeededMember } from '../service/small-seed.ts';
import type { TestApp } from '../service/test-app.ts';
import { LOSSES, withFault, type Fault } from './order-faults.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const CHANGES = ['price', 'sold-out', 'card', 'none'] as const;
const WAYS = ['once', 'once', 'double', 'two-tabs', 'killed-before', 'killed-after'] as const;
export const COINS = 1_000_000;
const STOCK = 1_000_000;

/** Counts of a run. */
export interface FaultCounts {
  attempts: number;
  faultedRequests: number;
  kills: number;
  rejections: number;
}

/** One member who buys in two tabs while the network and tabs fail and price, stock and card change. */
export class PurchaseFaults {
  readonly counts: FaultCounts = { attempts: 0, faultedRequests: 0, kills: 0, rejections: 0 };
  readonly member: SeededMember;
  readonly #app: TestApp;
  readonly #random: SeededRandom;
  readonly #tabs: readonly [AppTab, AppTab];
  /** The faults of the next order requests, one for each; later requests have none. */
  #faults: Fault[] = [];
  #hanging: { readonly reachesService: boolean; readonly onBegun: () => void } | null = null;
  #drop: (() => void) | null = null;

  private constructor(
    app: TestApp,
    seed: number,
    member: SeededMember,
    tabs: readonly [AppTab, AppTab],
  ) {
    this.#app = app;
    this.#random = seededRandom(seed);
    this.member = member;
    this.#tabs = tabs;
  }

  static async begin(app: TestApp, seed: number): Promise<PurchaseFaults> {
    const email = `faults-${seed}-${randomUUID()}@example.test`;
    const member = await addMember(app.db, email, { coins: COINS, isStudent: true });
    const tabs = [await openTab(email, email), await openTab(email, email)] as const;
    return new PurchaseFaults(app, seed, member, tabs);
  }

  /** The faulty network: reads always fail, order requests have the faults of the attempt. */
  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (init.method !== 'POST') throw new TypeError('Failed to fetch');
    const pass = () => Promise.resolve(this.#app.app.request(path, init));
    const hanging = this.#hanging;
    if (hanging) {
      this.#hanging = null;
      if (hanging.reachesService) await pass();
      return new Promise((_, reject) => {
        this.#drop = () => reject(new TypeError('Failed to fetch'));
        hanging.onBegun();
      });
    }
    const fault = this.#faults.shift() ?? 'none';
    if (fault !== 'none') this.counts.faultedRequests += 1;
    return withFault(fault, pass);
  };

  /** One purchase with its faults, a change at the service before or after it, and some reconciliations. */
  async attempt(): Promise<void> {
    const { pick, below } = this.#random;
    const prodId = pick([this.#app.seed.lesson, this.#app.seed.mug]);
    const [before, after] = pick([
      ['none', pick(CHANGES)],
      [pick(CHANGES), 'none'],
    ] as const);
    const price = await this.#priceOf(prodId);
    this.#faults = Array.from({ length: 1 + below(3) }, () => pick(LOSSES));
    await this.#change(prodId, before);
    await this.#buy(prodId, price, pick(WAYS));
    await this.#change(prodId, after);
    for (let rounds = below(3); rounds > 0; rounds -= 1) await this.#reconcile(pick([1, 2]));
    if (before !== 'none' || after !== 'none') await this.#restore(prodId);
    this.counts.attempts += 1;
  }

  /** Ends the faults and reconciles until every outcome is known, in twenty rounds at most. */
  async settle(): Promise<void> {
    this.#faults = [];
    const [tab] = this.#tabs;
    for (let round = 0; round < 20 && !(await tab.reconcile()); round += 1);
    const intents = await this.intents();
    this.counts.rejections = intents.filter(({ state }) => state === 'refused').length;
  }

  readonly intents = () => this.#tabs[0].intents();

  async #buy(prodId: number, price: number, way: (typeof WAYS)[number]): Promise<void> {
    const [tab, other] = this.#tabs;
    const buyIn = (one: AppTab) => one.buy(this.#orderRequest(prodId), price);
    if (way === 'once') await buyIn(tab);
    if (way === 'double') await Promise.all([buyIn(tab), buyIn(tab)]);
    if (way === 'two-tabs') await Promise.all([buyIn(tab), buyIn(other)]);
    if (way === 'killed-before') await this.#killDuring(() => buyIn(tab), false);
    if (way === 'killed-after') await this.#killDuring(() => buyIn(tab), true);
  }

  /** Kills the tab while its request is pending; the request reaches the service or does not. */
  async #killDuring(buy: () => Promise<unknown>, reachesService: boolean): Promise<void> {
    const [tab] = this.#tabs;
    const hung = new Promise<void>((resolve) => {
      this.#hanging = { reachesService, onBegun: resolve };
    });
    const buying = buy().catch(() => undefined);
    // An attempt on a settled intent sends no request, so nothing hangs.
    await Promise.race([hung, buying]);
    this.#hanging = null;
    tab.kill();
    this.#drop?.();
    this.#drop = null;
    await buying;
    await tab.reopen();
    this.counts.kills += 1;
  }

  async #reconcile(tabs: number): Promise<void> {
    await Promise.all(this.#tabs.slice(0, tabs).map((tab) => tab.reconcile()));
  }

  async #change(prodId: number, change: (typeof CHANGES)[number]): Promise<void> {
    const { db } = this.#app;
    const update = (values: { price?: number; stock?: number }) =>
      db.update(product).set(values).where(eq(product.id, prodId));
    if (change === 'price') await update({ price: 100 + this.#random.below(50) });
    if (change === 'sold-out') await update({ stock: 0 });
    if (change === 'card') await this.#setCard(CARD_STATUS.blocked);
  }

  /** Restores stock and card; a changed price stays. */
  async #restore(prodId: number): Promise<void> {
    await this.#app.db.update(product).set({ stock: STOCK }).where(eq(product.id, prodId));
    await this.#setCard(CARD_STATUS.active);
  }

  async #setCard(status: number): Promise<void> {
    await this.#app.db.update(card).set({ status }).where(eq(card.id, this.member.cardId));
  }

  async #priceOf(prodId: number): Promise<number> {
    const [found] = await this.#app.db.select().from(product).where(eq(product.id, prodId));
    return found?.price ?? 0;
  }

  readonly #orderRequest = (prodId: number): OrderRequest => ({
    cardId: this.member.cardId,
    comment: '',
    date: new Date().toISOString(),
    description: '',
    prodId,
  });
}
