import type { Config } from './config.ts';
import { notFound } from './errors/service-error.ts';
import { log } from './log.ts';
import type { Demonstration } from './sandbox/sandbox.ts';
import { DEMO_PASSWORD, SEED_ACCOUNTS } from './seed/accounts.ts';
import { resetAccount, resetAll, seedAll } from './seed/seed.ts';
import type { Db } from './store/db.ts';
import { member } from './store/schema/member.ts';

/** The demonstration's people and catalogue, for the sandbox. */
export const demonstrationOf = (config: Config, db: Db): Demonstration => ({
  password: DEMO_PASSWORD,
  reset: async (email) => {
    if (email === undefined) return resetAll(db, seedOf(config));
    if (!SEED_ACCOUNTS.some((account) => account.email === email.toLowerCase())) throw notFound();
    await resetAccount(db, email.toLowerCase());
  },
});

/** Fills an empty database of a demonstration; never a real service's. */
export async function seedWhenEmpty(config: Config, db: Db): Promise<void> {
  const isDemonstration = config.sandbox || config.externalIssuer === undefined;
  if (!isDemonstration || (await db.$count(member)) > 0) return;
  log('Filling the empty database with demonstration data …');
  await seedAll(db, seedOf(config));
}

const seedOf = (config: Config) => ({ products: config.seedProducts, now: new Date() });
