import { log } from './config/log.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async (config) => {
  const close = await serve(config);
  log(`Ready: ${config.publicOrigin}/my/`);
  return close;
});
