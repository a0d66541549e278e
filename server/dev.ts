import { randomBytes } from 'node:crypto';
import { createServer } from 'vite';
import { readConfig } from './config/config.ts';
import { configureLog } from './config/log.ts';
import { printAddresses } from './print-addresses.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

/** `npm run dev`: the same backend, with Vite on the same server instead of the build. */
await run(async () => {
  const config = readConfig(process.env);
  configureLog(config.log);
  const nonce = randomBytes(16).toString('base64');
  const close = await serve(config, {
    policy: { nonce, socketOrigin: config.publicOrigin.replace(/^http/, 'ws') },
    attach: async (server) => {
      const vite = await createServer({
        appType: 'spa',
        html: { cspNonce: nonce },
        server: { middlewareMode: true, hmr: { server } },
      });
      return { vite: vite.middlewares, close: () => vite.close() };
    },
  });
  await printAddresses(config);
  return close;
});
