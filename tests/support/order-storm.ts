import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CARD_STATUS } from '#src/domain/card.ts';
import type { OrderDemand } from '#src/domain/outbox.ts';
import { card } from '#server/store/schema/card.ts';
import { product } from '#server/store/schema/product.ts';
import { openTab, type ClientTab } from './client-tab.ts';
import { withFault, type Fault } from './order-faults.ts';
import { seededChance, type Chance } from './seeded-chance.ts';
import { addMember, type SeededMember } from './small-seed.ts';
import type { TestApp } from './test-app.ts';

const FAULTS: readonly Fault[] = [
  'lost-before',
  'lost-after',
  'error-500',
  'timeout',
  'foreign',
  'limited',
];
const TURNS = ['price', 'sold-out', 'card', 'none'] as const;
const WAYS = ['once', 'once', 'double', 'two-tabs', 'killed-before', 'killed-after'] as const;
export const COINS = 1_000_000;
const STOCK = 1_000_000;

/** What a run of the storm counted. */
export interface StormFigures {
  attempts: number;
  faultedRequests: number;
  kills: number;
  refusals: number;
}

/** One person who buys in two tabs while the network, the service's figures and the tabs themselves fail. */
export class OrderStorm {
  readonly figures: StormFigures = { attempts: 0, faultedRequests: 0, kills: 0, refusals: 0 };
  readonly member: SeededMember;
  readonly #app: TestApp;
  readonly #chance: Chance;
  readonly #tabs: readonly [ClientTab, ClientTab];
  /** What happens to the next requests for an order, one by one; then nothing does. */
  #faults: Fault[] = [];
  #hanging: { readonly reaches: boolean; readonly begun: () => void } | null = null;
  #drop: (() => void) | null = null;

  private constructor(
    app: TestApp,
    seed: number,
    member: SeededMember,
    tabs: readonly [ClientTab, ClientTab],
  ) {
    this.#app = app;
    this.#chance = seededChance(seed);
    this.member = member;
    this.#tabs = tabs;
  }

  static async begin(app: TestApp, seed: number): Promise<OrderStorm> {
    const email = `storm-${seed}-${randomUUID()}@example.test`;
    const member = await addMember(app.db, email, { coins: COINS, isStudent: true });
    const tabs = [await openTab(email, email), await openTab(email, email)] as const;
    return new OrderStorm(app, seed, member, tabs);
  }

  /** The network of the storm: reads always fail, requests for an order as the attempt has it. */
  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (init.method !== 'POST') throw new TypeError('Failed to fetch');
    const pass = () => Promise.resolve(this.#app.app.request(path, init));
    const hanging = this.#hanging;
    if (hanging) {
      this.#hanging = null;
      if (hanging.reaches) await pass();
      return new Promise((_, reject) => {
        this.#drop = () => reject(new TypeError('Failed to fetch'));
        hanging.begun();
      });
    }
    const fault = this.#faults.shift() ?? 'none';
    if (fault !== 'none') this.figures.faultedRequests += 1;
    return withFault(fault, pass);
  };

  /** One purchase with its faults, a turn of the service's figures somewhere in it, and some rounds. */
  async attempt(): Promise<void> {
    const { pick, below } = this.#chance;
    const prodId = pick([this.#app.seed.lesson, this.#app.seed.mug]);
    const [before, between] = pick([
      ['none', pick(TURNS)],
      [pick(TURNS), 'none'],
    ] as const);
    const price = await this.#priceOf(prodId);
    this.#faults = Array.from({ length: 1 + below(3) }, () => pick(FAULTS));
    await this.#turn(prodId, before);
    await this.#buy(prodId, price, pick(WAYS));
    await this.#turn(prodId, between);
    for (let rounds = below(3); rounds > 0; rounds -= 1) await this.#reconcile(pick([1, 2]));
    if (before !== 'none' || between !== 'none') await this.#calm(prodId);
    this.figures.attempts += 1;
  }

  /** The network is back: rounds of the loop until nothing is left to find out, twenty at most. */
  async settle(): Promise<void> {
    this.#faults = [];
    const [tab] = this.#tabs;
    for (let round = 0; round < 20 && !(await tab.reconcile()); round += 1);
    const intents = await this.intents();
    this.figures.refusals = intents.filter(({ state }) => state === 'refused').length;
  }

  readonly intents = () => this.#tabs[0].intents();

  async #buy(prodId: number, price: number, way: (typeof WAYS)[number]): Promise<void> {
    const [tab, other] = this.#tabs;
    const buyIn = (one: ClientTab) => one.buy(this.#demand(prodId), price);
    if (way === 'once') await buyIn(tab);
    if (way === 'double') await Promise.all([buyIn(tab), buyIn(tab)]);
    if (way === 'two-tabs') await Promise.all([buyIn(tab), buyIn(other)]);
    if (way === 'killed-before') await this.#killDuring(() => buyIn(tab), false);
    if (way === 'killed-after') await this.#killDuring(() => buyIn(tab), true);
  }

  /** The tab dies with its request under way, which reaches the service or does not. */
  async #killDuring(buy: () => Promise<unknown>, reaches: boolean): Promise<void> {
    const [tab] = this.#tabs;
    const hung = new Promise<void>((begun) => {
      this.#hanging = { reaches, begun };
    });
    const buying = buy().catch(() => undefined);
    // An attempt on what is already settled asks for nothing and cannot hang.
    await Promise.race([hung, buying]);
    this.#hanging = null;
    tab.die();
    this.#drop?.();
    this.#drop = null;
    await buying;
    await tab.reopen();
    this.figures.kills += 1;
  }

  async #reconcile(tabs: number): Promise<void> {
    await Promise.all(this.#tabs.slice(0, tabs).map((tab) => tab.reconcile()));
  }

  async #turn(prodId: number, turn: (typeof TURNS)[number]): Promise<void> {
    const { db } = this.#app;
    const change = (values: { price?: number; stock?: number }) =>
      db.update(product).set(values).where(eq(product.id, prodId));
    if (turn === 'price') await change({ price: 100 + this.#chance.below(50) });
    if (turn === 'sold-out') await change({ stock: 0 });
    if (turn === 'card') await this.#setCard(CARD_STATUS.blocked);
  }

  /** Stock and card are good again; a changed price stays. */
  async #calm(prodId: number): Promise<void> {
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

  readonly #demand = (prodId: number): OrderDemand => ({
    cardId: this.member.cardId,
    comment: '',
    date: new Date().toISOString(),
    description: '',
    prodId,
  });
}
