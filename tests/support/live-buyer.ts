import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { cardsAnswer } from '#src/contract/cards.ts';
import { orderAnswer, ordersAnswer } from '#src/contract/orders.ts';
import { productsAnswer } from '#src/contract/products.ts';
import { CARD_TYPE } from '#src/domain/card.ts';

/** A purchase as a device keeps it before sending; its comment tells its order among the others. */
export interface KeptIntent {
  readonly requestId: string;
  readonly body: string;
  readonly amount: number;
}

/** A signed-in person who buys one thing over and over from a running server. */
export class LiveBuyer {
  readonly #origin: string;
  readonly #token: string;
  #cardId = 0;
  #prodId = 0;
  #price = 0;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** Finds the card, and the cheapest service that costs something. */
  async prepare(): Promise<void> {
    const { cards } = v.parse(cardsAnswer, await this.#read('api/cards'));
    this.#cardId = cards.find(({ typeId }) => typeId === CARD_TYPE.physical)?.id ?? 0;
    const path = 'api/products?kind=service&sort=price&limit=100';
    const { products } = v.parse(productsAnswer, await this.#read(path));
    const item = products.find(({ price, stock }) => price > 0 && stock > 0);
    if (!item) throw new Error('no service is sold');
    this.#prodId = item.id;
    this.#price = item.price;
  }

  newIntent(): KeptIntent {
    const requestId = randomUUID();
    const body = JSON.stringify({
      cardId: this.#cardId,
      prodId: this.#prodId,
      comment: requestId,
      description: '',
      date: '2026-01-01T00:00:00.000Z',
    });
    return { requestId, body, amount: this.#price };
  }

  /** Sends a kept purchase; rejects when no answer comes. */
  send({ requestId, body, amount }: KeptIntent): Promise<Response> {
    return fetch(`${this.#origin}/service/api/orders`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.#token}`,
        'Content-Type': 'application/json',
        'X-Request-ID': requestId,
        'X-Expected-Amount': String(amount),
      },
      body,
    });
  }

  /** How many orders came of each kept purchase, newest hundred orders looked at. */
  async ordersOf(intents: readonly KeptIntent[]): Promise<number[]> {
    const { orders } = v.parse(ordersAnswer, await this.#read('v2/api/orders?limit=100'));
    return intents.map(
      ({ requestId }) => orders.filter(({ comment }) => comment === requestId).length,
    );
  }

  async #read(path: string): Promise<unknown> {
    const answer = await fetch(`${this.#origin}/service/${path}`, {
      headers: { Authorization: `Bearer ${this.#token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

/** The order's id in an answer to a purchase. */
export const orderIdIn = (text: string): number => v.parse(orderAnswer, JSON.parse(text)).order.id;
