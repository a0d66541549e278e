import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { upsertAccount } from '#server/identity/accounts.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from '#server/identity/embedded.ts';
import { type OpenDb, openEmbedded } from '#server/store/db.ts';

export const CLIENT_ID = 'friends-public';
const SERVICE_ID = 'svc';
export const PASSWORD = 'demo';
export const STUDENT = 'student@example.test';
export const MANAGER = 'manager@example.test';

/** An origin whose TLS a proxy in front of the server ends. */
export const PROXIED = 'https://area.example';

/** The embedded provider behind a real server, on a database in memory. */
export interface IdentityHarness {
  readonly origin: string;
  readonly store: OpenDb;
  identity(): EmbeddedIdentity;
  /** Makes the provider anew on the same database, as a restarted process would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startIdentity(): Promise<IdentityHarness> {
  const store = await openEmbedded();
  await seed(store);
  let identity: EmbeddedIdentity | undefined;
  const running = () => {
    if (!identity) throw new Error('the provider has not started');
    return identity;
  };
  const server = createServer((req, res) => running().handle(req, res));
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  const restart = async () => {
    identity = await createEmbeddedIdentity({
      db: store.db,
      origins: [origin, `http://mti.localhost:${port}`, PROXIED],
      clientId: CLIENT_ID,
      serviceClientId: SERVICE_ID,
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
  const person = { password: PASSWORD, firstName: 'Анна', lastName: 'Ли', purpose: 'test' };
  await upsertAccount(db, { ...person, email: STUDENT, roles: [] });
  await upsertAccount(db, { ...person, email: MANAGER, roles: ['manager'] });
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
