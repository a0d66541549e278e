import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { cardsResponse } from '#src/contract/member/cards.ts';
import { orderResponse, ordersResponse } from '#src/contract/shop/orders.ts';
import { productsResponse } from '#src/contract/shop/products.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';

/** A purchase as a device stores it before sending; its comment identifies its order. */
export interface StoredIntent {
  readonly requestId: string;
  readonly body: string;
  readonly confirmedPrice: number;
}

/** A signed-in member who buys one product repeatedly from a running server. */
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
    const { cards } = v.parse(cardsResponse, await this.#fetchJson('api/cards'));
    this.#cardId = cards.find(({ typeId }) => typeId === CARD_TYPE.physical)?.id ?? 0;
    const path = 'api/products?kind=service&sort=price&limit=100';
    const { products } = v.parse(productsResponse, await this.#fetchJson(path));
    const item = products.find(({ price, stock }) => price > 0 && stock > 0);
    if (!item) throw new Error('no service is sold');
    this.#prodId = item.id;
    this.#price = item.price;
  }

  newIntent(): StoredIntent {
    const requestId = randomUUID();
    const body = JSON.stringify({
      cardId: this.#cardId,
      prodId: this.#prodId,
      comment: requestId,
      description: '',
      date: '2026-01-01T00:00:00.000Z',
    });
    return { requestId, body, confirmedPrice: this.#price };
  }

  /**
   * Sends a stored purchase; rejects when no response comes.
   * @param options `origin` of another process of the service, or a newer `token`
   */
  send(
    { requestId, body, confirmedPrice }: StoredIntent,
    { origin = this.#origin, token = this.#token } = {},
  ): Promise<Response> {
    return fetch(`${origin}/service/api/orders`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Request-ID': requestId,
        'X-Expected-Amount': String(confirmedPrice),
      },
      body,
    });
  }

  /** How many of the newest hundred orders each stored purchase became. */
  async ordersOf(intents: readonly StoredIntent[]): Promise<number[]> {
    const { orders } = v.parse(ordersResponse, await this.#fetchJson('v2/api/orders?limit=100'));
    return intents.map(
      ({ requestId }) => orders.filter(({ comment }) => comment === requestId).length,
    );
  }

  async #fetchJson(path: string): Promise<unknown> {
    const response = await fetch(`${this.#origin}/service/${path}`, {
      headers: { Authorization: `Bearer ${this.#token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

/** The order's id in a response to a purchase. */
export const orderIdIn = (text: string): number =>
  v.parse(orderResponse, JSON.parse(text)).order.id;
