import { buildWhenStale } from './build-app.ts';
import { readConfig } from './config/config.ts';
import { configureLog, log } from './config/log.ts';
import { printAddresses } from './print-addresses.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async () => {
  const config = readConfig(process.env);
  configureLog(config.log);
  log('Starting …');
  await buildWhenStale();
  log('Opening the database …');
  const close = await serve(config);
  await printAddresses(config);
  return close;
});
