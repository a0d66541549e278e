import { readConfig } from './config/config.ts';
import { configureLog, log } from './config/log.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async () => {
  const config = readConfig(process.env);
  configureLog(config.log);
  const close = await serve(config);
  log(`Ready: ${config.publicOrigin}/my/`);
  return close;
});
