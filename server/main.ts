import { readConfig } from './config.ts';
import { log } from './log.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async () => {
  const config = readConfig(process.env);
  const close = await serve(config);
  log(`Ready: ${config.publicOrigin}/my/`);
  return close;
});
