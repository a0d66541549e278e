import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What a network does to connections:
 * - `silent`: both directions stop without a word, new connections too;
 * - `halfOpen`: what the caller sends arrives, nothing comes back;
 * - `reset`: open connections end, new ones as well, at once;
 * - `refused`: nobody listens, as while a database moves to another machine;
 * - `slow`: every packet takes SLOW_MS.
 */
export const NETWORK_FAULTS = ['silent', 'halfOpen', 'reset', 'refused', 'slow'] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

const SLOW_MS = 300;

/** A proxy of TCP connections whose network a test breaks. */
export class FaultyProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server;
  #port = 0;
  #fault: NetworkFault | null = null;

  constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = this.#create();
  }

  /** Listens on a free port; the same one after each fault. */
  async open(): Promise<number> {
    await this.#listen();
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.#port;
  }

  async begin(fault: NetworkFault): Promise<void> {
    this.#fault = fault;
    if (fault === 'reset' || fault === 'refused') this.#cut();
    if (fault === 'refused') await this.#stopListening();
  }

  /** The network works again; connections that it lost stay lost. */
  async end(): Promise<void> {
    const fault = this.#fault;
    this.#fault = null;
    if (fault === 'refused') {
      this.#server = this.#create();
      await this.#listen();
    }
  }

  async close(): Promise<void> {
    this.#cut();
    await this.#stopListening();
  }

  #listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(this.#port, '127.0.0.1', () => resolve()));
  }

  #stopListening(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#pairs.clear();
  }

  #create(): Server {
    return createServer((client) => {
      if (this.#fault === 'reset') return void client.destroy();
      const upstream = connect(this.#target);
      const pair = [client, upstream] as const;
      this.#pairs.add(pair);
      this.#pass(client, upstream, ['silent']);
      this.#pass(upstream, client, ['silent', 'halfOpen']);
    });
  }

  /** What a fault swallows is lost with its connection, as a real network loses it: later packets do not follow it. */
  #pass(from: Socket, to: Socket, swallowedBy: readonly NetworkFault[]): void {
    let isLost = false;
    from.on('data', (chunk: Buffer) => {
      const fault = this.#fault;
      isLost ||= fault !== null && swallowedBy.includes(fault);
      if (isLost) return;
      if (fault === 'slow') setTimeout(() => to.write(chunk), SLOW_MS);
      else to.write(chunk);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!isLost) to.destroy();
    });
  }
}
