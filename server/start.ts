import { buildWhenStale } from './build-client.ts';
import { readConfig } from './config.ts';
import { configureLog } from './log.ts';
import { printAddresses } from './print-addresses.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async () => {
  const config = readConfig(process.env);
  configureLog(config.log);
  await buildWhenStale();
  const close = await serve(config);
  printAddresses(config);
  return close;
});
