import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenDb } from '#server/database/db.ts';
import { upsertAccount } from '#server/demo/realm/accounts.ts';
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#server/demo/realm/embedded-identity.ts';
import { openFreshEmbedded } from '#tests/support/database/fresh-database.ts';
import { CLIENT_ID, PASSWORD, STUDENT } from '#tests/support/people/identity-browser.ts';

const SERVICE_ID = 'svc';
export const MANAGER = 'manager@example.test';

/** A public origin whose proxy terminates TLS. */
export const PROXIED = 'https://area.example';

/** The embedded provider behind a real server, on a database in memory. */
export interface IdentityHarness {
  readonly origin: string;
  readonly store: OpenDb;
  identity(): EmbeddedIdentity;
  /** Creates the provider again on the same database, as a restart of the process does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startIdentity(): Promise<IdentityHarness> {
  const store = await openFreshEmbedded();
  await seed(store);
  let identity: EmbeddedIdentity | undefined;
  const running = () => {
    if (!identity) throw new Error('the provider has not started');
    return identity;
  };
  const server = createServer((req, res) => {
    if (!running().handle(req, res)) res.writeHead(404).end();
  });
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  const restart = async () => {
    identity = await createEmbeddedIdentity({
      db: store.db,
      origins: [origin, `http://mti.localhost:${port}`, PROXIED],
      clientId: CLIENT_ID,
      serviceClientId: SERVICE_ID,
      systems: ['programme'],
      remoteAddress: ({ socket }) => socket.remoteAddress ?? '',
    });
  };
  await restart();
  return {
    origin,
    store,
    identity: running,
    restart,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}

async function seed({ db }: OpenDb): Promise<void> {
  const account = { password: PASSWORD, firstName: 'Анна', lastName: 'Ли', purpose: 'test' };
  await upsertAccount(db, { ...account, email: STUDENT, roles: [] });
  await upsertAccount(db, { ...account, email: MANAGER, roles: ['manager'] });
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
