import { ConfigError, exitWith } from './config/config-error.ts';
import { readConfig } from './config/config.ts';
import { findMissingData } from './database/missing-data.ts';
import { openStore } from './database/open-database.ts';
import { loadDemo } from './serve.ts';

/** Says what the institution has not given yet (docs/operation.md, «What the programme lacks»). */
async function check(): Promise<void> {
  const config = readConfig(process.env);
  const contacts = config.brand.contacts ?? (await loadDemo(config, false))?.contacts;
  const store = await openStore(config);
  try {
    const missing = await findMissingData(store.db, {
      ...config,
      brand: { ...config.brand, contacts },
    });
    const lines = missing.map(({ text }) => `— ${text}`);
    console.log(lines.length === 0 ? 'Всё на месте' : lines.join('\n'));
    process.exitCode = missing.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

async function main(command: string | undefined): Promise<void> {
  if (command !== 'check') throw new ConfigError('Name what to do: npm run programme -- check');
  await check();
}

await main(process.argv[2]).catch(exitWith);
