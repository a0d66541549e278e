import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { coinRequestResponse } from '#src/contract/acts/coins.ts';
import { accountResponse, staffMembersResponse, type Account } from '#src/contract/acts/members.ts';
import { productResponse } from '#src/contract/shop/products.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { Browser, TOKEN_MS } from './identity-browser.ts';

const BASE = '/programme/v1';

/** One of the demo's staff, who acts by the institution's API of a running service (R11.2). */
export class Staff {
  readonly #origin: string;
  readonly #email: string;
  #token = '';
  #tokenAt = -Infinity;

  constructor(origin: string, email = 'admin@example.test') {
    this.#origin = origin;
    this.#email = email;
  }

  /**
   * Does an act, as `act('orders/7/status', {status: 'BUYING'})` does.
   * @returns the response's JSON; check it with the contract's schema
   * @throws Error when the status is not 2xx
   */
  act(path: string, body: object = {}): Promise<unknown> {
    return this.#send(`${BASE}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  }

  /** The balance and cards of the member with an e-mail address. */
  async account(email: string): Promise<Account> {
    const path = `${BASE}/members?email=${encodeURIComponent(email)}`;
    const { members } = v.parse(staffMembersResponse, await this.#send(path));
    const found = await this.#send(`${BASE}/members/${members[0]?.reference}`);
    return v.parse(accountResponse, found).account;
  }

  /** Adds coins to a member; many of them are approved by a second person. */
  async addCoins(email: string, amount: number): Promise<void> {
    const { reference } = await this.account(email);
    const coins = { type: 'DECREE', amount, reason: 'По приказу' };
    const added = await this.act(`members/${reference}/operations`, coins);
    const { request } = v.parse(coinRequestResponse, added);
    if (request.isApproved) return;
    const second = new Staff(this.#origin, 'tokens-admin@example.test');
    await second.act(`coin-requests/${request.id}/approval`);
  }

  /** Gives a status to the physical card of a member. */
  async setCard(email: string, status: number): Promise<void> {
    const { cards } = await this.account(email);
    const card = cards.find(({ typeId }) => typeId === CARD_TYPE.physical);
    await this.act(`cards/${card?.id}/status`, { status });
  }

  /** Issues a physical card to a member. */
  async issueCard(email: string): Promise<void> {
    const { reference } = await this.account(email);
    await this.act(`members/${reference}/cards`, { typeId: CARD_TYPE.physical });
  }

  /** Gives a product a price in coins, a stock in pieces, or both. */
  async setProduct(
    id: number,
    { price, stock }: { readonly price?: number; readonly stock?: number },
  ): Promise<void> {
    if (price !== undefined) await this.act(`products/${id}/price`, { price });
    if (stock === undefined) return;
    const found = await this.#send(`/service/api/products/${id}`);
    const { product } = v.parse(productResponse, found);
    const difference = stock - product.stock;
    if (difference !== 0) await this.act(`products/${id}/stock`, { difference });
  }

  async #send(path: string, init?: RequestInit): Promise<unknown> {
    if (performance.now() - this.#tokenAt > TOKEN_MS) {
      this.#tokenAt = performance.now();
      this.#token = (await new Browser(this.#origin).signIn(this.#email)).access_token;
    }
    const response = await fetch(this.#origin + path, {
      ...init,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        'Content-Type': 'application/json',
        'X-Request-ID': randomUUID(),
      },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${this.#email} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}
