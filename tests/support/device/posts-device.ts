import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { openDatabase } from '#src/data/db/area/database.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { sendOutbox } from '#src/sync/outbox/posts.ts';
import { withFault, type Fault } from '../faults/order-faults.ts';
import { signInOnDevice } from '../people/signed-in-person.ts';
import { addMember, type SeededMember } from '../service/small-seed.ts';
import { createTestApp, type TestApp } from '../service/test-app.ts';

/** A write that has left the device. */
interface SentWrite {
  readonly path: string;
  readonly id: string | null;
  readonly body: string;
}

const isWrite = (method = 'GET') => !['GET', 'HEAD'].includes(method);

function textOf(body: RequestInit['body']): string {
  if (body instanceof FormData) return JSON.stringify([...body]);
  return typeof body === 'string' ? body : '';
}

/**
 * A member's device whose posts go to the real service; each test has a new member with a new device. The test's
 * file imports `fake-indexeddb/auto` and replaces `platform/auth/auth.ts`.
 */
export class PostsDevice {
  app!: TestApp;
  member!: SeededMember;
  /** What the network does to the next writes, one for each; later ones arrive. Before `lost-before` no read arrives. */
  faults: Fault[] = [];
  /** In the order in which they left. */
  writes: SentWrite[] = [];
  readonly #name: string;
  #members = 0;

  /** Its members carry the name. */
  constructor(name: string) {
    this.#name = name;
    beforeAll(async () => {
      this.app = await createTestApp();
      vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
      vi.stubGlobal('localStorage', { getItem: () => null });
      vi.stubGlobal('fetch', this.fetch);
    });
    afterAll(() => this.app.close());
    beforeEach(() => this.#enterAsNewMember());
  }

  readonly fetch = (path: string, init: RequestInit = {}): Promise<Response> => {
    const pass = () => Promise.resolve(this.app.app.request(path, init));
    if (!isWrite(init.method)) {
      return this.faults[0] === 'lost-before' ? withFault('lost-before', pass) : pass();
    }
    const id = new Headers(init.headers).get('x-request-id');
    this.writes.push({ path, id, body: textOf(init.body) });
    return withFault(this.faults.shift() ?? 'none', pass);
  };

  async #enterAsNewMember(): Promise<void> {
    this.#members += 1;
    const email = `${this.#name}-${this.#members}@example.test`;
    this.member = await addMember(this.app.db, email, { coins: 0, isStudent: true });
    this.faults = [];
    this.writes = [];
    network.reachable = true;
    await signInOnDevice(email);
  }

  /** Opens the device's database again, as a new start does. */
  readonly reopen = () => openDatabase(session.member?.databaseName ?? '');

  /** Sends what waits, once; false when something could not be sent. */
  readonly sendAll = (): Promise<boolean> =>
    sendOutbox().then(
      () => true,
      () => false,
    );
}

/** An address as its form submits it. */
export const addressOf = (text: string): PostBodies['address'] => ({
  kind: 'delivery',
  address: text,
  comment: '',
  isDefault: false,
});
