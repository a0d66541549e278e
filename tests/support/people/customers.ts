import { setTimeout as pause } from 'node:timers/promises';
import { Browser, TOKEN_MS } from './identity-browser.ts';
import { LiveBuyer } from './live-buyer.ts';

const EMAIL = 'student@example.test';
/** Devices that order at the same time. */
const CUSTOMERS = 3;
/** Between two orders of a device, and between two attempts, in ms. */
const PACE_MS = 250;
/** Placed, or the database is unavailable: an order may get no other status. */
const EXPECTED: readonly number[] = [201, 503];

/**
 * Devices that order from the processes that a load balancer knows. As the app does, they repeat each order
 * under its id until it is placed.
 */
export class Customers {
  readonly #origins: readonly string[];
  readonly #buyer: LiveBuyer;
  #token: string;
  #tokenAt = performance.now();
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();
  /** When each order was placed, by its request id; ms of `performance.now()`. */
  readonly placed = new Map<string, number>();
  readonly statuses = new Map<number, number>();

  private constructor(origins: readonly string[], buyer: LiveBuyer, token: string) {
    this.#origins = origins;
    this.#buyer = buyer;
    this.#token = token;
  }

  /** @param origins of the processes; the caller may change the list while orders run */
  static async signIn(origins: readonly string[]): Promise<Customers> {
    const [origin = ''] = origins;
    const { access_token: token } = await new Browser(origin).signIn(EMAIL);
    const buyer = new LiveBuyer(origin, token);
    await buyer.prepare();
    return new Customers(origins, buyer, token);
  }

  start(): void {
    this.#work = Promise.all(Array.from({ length: CUSTOMERS }, (_, index) => this.#order(index)));
  }

  /** Waits for the orders that are under way; rejects with what went wrong in any of them. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** The longest time without a placed order since a moment, in ms. */
  longestGap(since: number): number {
    const times = [...this.placed.values()].filter((time) => time > since);
    const moments = [since, ...times.toSorted((a, b) => a - b), performance.now()];
    return Math.max(...moments.slice(1).map((time, index) => time - (moments[index] ?? time)));
  }

  async #order(index: number): Promise<void> {
    for (let attempt = index; !this.#isOver; attempt += 1) {
      const intent = this.#buyer.newIntent();
      while (!this.placed.has(intent.requestId)) {
        if (performance.now() - this.#tokenAt > TOKEN_MS) await this.#renewToken();
        const origin = this.#originOf(attempt);
        const response = await this.#buyer.send(intent, { origin, token: this.#token });
        const { status } = response;
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        if (!EXPECTED.includes(status)) throw new Error(`${status} ${await response.text()}`);
        if (status === 201) this.placed.set(intent.requestId, performance.now());
        await pause(PACE_MS);
        // The next attempt may reach the other process.
        attempt += 1;
      }
    }
  }

  readonly #originOf = (index: number) => this.#origins[index % this.#origins.length] ?? '';

  /** Keeps the old token while the database is unavailable: a sign-in fails then, and the token is valid. */
  async #renewToken(): Promise<void> {
    this.#tokenAt = performance.now();
    const signedIn = await new Browser(this.#originOf(0)).signIn(EMAIL).catch(() => undefined);
    this.#token = signedIn?.access_token ?? this.#token;
  }
}
