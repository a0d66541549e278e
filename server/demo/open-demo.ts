import type { Config } from '#server/config/config.ts';
import { log } from '#server/config/log.ts';
import type { Db, OpenDb } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { Verifier } from '#server/identity/verify-token.ts';
import { DEMO_PASSWORD, SEED_ACCOUNTS } from './accounts.ts';
import { APPROVAL_JOB, APPROVED_AFTER_MS } from './approve-email-changes.ts';
import { demoRoutes } from './demo-routes.ts';
import { resetAccount, resetAll, seedAll } from './fill-database.ts';
import { interceptRequests } from './sandbox/intercept-requests.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { withSyntheticIdentity } from './synthetic-identity.ts';

/**
 * Opens the demonstration: fills an empty database and makes the sandbox where it is configured.
 * @param isDevelopment whether the development server's made-up responses are served (R7.34), and its sign-in
 *   without a password accepted (R1.9)
 */
export async function openDemo(config: Config, { db, slowDb }: OpenDb, isDevelopment: boolean) {
  await seedDemo(config, slowDb);
  const sandbox = config.sandbox ? openSandbox(config, slowDb) : undefined;
  return {
    routes: demoRoutes({ db, sandbox, hasFixtures: isDevelopment }),
    intercept: sandbox && interceptRequests(sandbox),
    jobs: [APPROVAL_JOB],
    emailApprovedAfterMs: APPROVED_AFTER_MS,
    acceptAccounts: isDevelopment
      ? (verify: Verifier) => withSyntheticIdentity(verify, db)
      : undefined,
  };
}

/** Fills what the database of a demonstration lacks; never a real service's. */
export async function seedDemo(config: Config, db: Db): Promise<void> {
  const isDemonstration = config.sandbox || config.externalIssuer === undefined;
  if (!isDemonstration) return;
  if ((await db.$count(member)) === 0) log('Filling the empty database with demonstration data …');
  await seedAll(db, seedOf(config));
}

const openSandbox = (config: Config, db: Db): Sandbox =>
  createSandbox({
    password: DEMO_PASSWORD,
    reset: async (email) => {
      if (email === undefined) return resetAll(db, seedOf(config));
      if (!SEED_ACCOUNTS.some((account) => account.email === email.toLowerCase())) throw notFound();
      await resetAccount(db, email.toLowerCase());
    },
  });

const seedOf = (config: Config) => ({ products: config.seedProducts, now: new Date() });
