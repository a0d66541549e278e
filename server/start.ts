import { buildWhenStale } from './build-app.ts';
import { log } from './config/log.ts';
import { printAddresses } from './print-addresses.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async (config) => {
  log('Starting …');
  await buildWhenStale();
  log('Opening the database …');
  const close = await serve(config);
  await printAddresses(config);
  return close;
});
