import { randomBytes } from 'node:crypto';
import { createServer } from 'vite';
import { printAddresses } from './print-addresses.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

/** `npm run dev`: the same backend, with Vite on the same server instead of the build. */
await run(async (config) => {
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
