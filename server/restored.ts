import { exitWith } from './config/config-error.ts';
import { readConfig } from './config/config.ts';
import { configureLog, log } from './config/log.ts';
import { startGeneration } from './database/generation.ts';
import { openStore } from './database/open-database.ts';

/** What the operator runs after each restore of the database (docs/operation.md, «Backup»). */
async function markRestored(): Promise<void> {
  const config = readConfig(process.env);
  configureLog(config.log);
  const store = await openStore(config);
  await startGeneration(store.slowDb);
  await store.close();
  log('The database is marked as restored: numbers continue further on, devices fetch everything');
}

await markRestored().catch(exitWith);
