import { ConfigError, exitWith } from './config/config-error.ts';
import { readConfig } from './config/config.ts';
import { configureLog, log } from './config/log.ts';
import { startGeneration } from './database/generation.ts';
import { databaseName, openStore } from './database/open-database.ts';
import { member } from './database/schema/member/member.ts';

/** What the operator runs after each restore of the database (docs/operation.md, «Backup»). */
async function markRestored(): Promise<void> {
  const config = readConfig(process.env);
  configureLog(config.log);
  const name = databaseName(config);
  const store = await openStore(config);
  try {
    if ((await store.slowDb.$count(member)) === 0) {
      throw new ConfigError(
        `${name} has no members, so it is not the restored one: run this with the service's settings (DATABASE_URL or DATA_DIR)`,
      );
    }
    await startGeneration(store.slowDb);
  } finally {
    await store.close();
  }
  log(`${name} is marked as restored: numbers continue further on, devices fetch everything`);
}

await markRestored().catch(exitWith);
