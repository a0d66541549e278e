import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SUGGEST_TOKEN } from '#server/http/static/app-config.ts';
import { setUpMachine } from '#tests/support/browsers/machine.ts';
import { installPythonTool } from '#tests/support/database/python-tool.ts';
import { Browser } from '#tests/support/people/identity-browser.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const CONFIG = join(import.meta.dirname, 'schemathesis.toml');
const COINS = 10_000_000;
/** Below the service's own limit for one member. */
const RATE = '45/s';

/** Serves what stands in the header Authorization at `/<account>`, because tokens end sooner than the run. */
async function serveTokens(origin: string) {
  const tokens = createServer((req, res) => {
    const account = (req.url ?? '/').slice(1);
    if (account === 'suggest') return void res.end(`Token ${SUGGEST_TOKEN}`);
    return void new Browser(origin)
      .signIn(`${account}@example.test`)
      .then(({ access_token }) => res.end(`Bearer ${access_token}`));
  });
  tokens.listen(0, '127.0.0.1');
  await once(tokens, 'listening');
  const { port } = tokens.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => tokens.close() };
}

/**
 * Checks document and behaviour of every operation; resolves with the exit code.
 * @param tools where Python keeps Schemathesis
 */
async function compare(server: TestServer, tools: string): Promise<number> {
  const tokens = await serveTokens(server.origin);
  const document = `${server.origin}/service/openapi.json`;
  const args = ['--config-file', CONFIG, 'run', document, '--checks', 'all'];
  const more = ['--rate-limit', RATE, '--continue-on-failure', '--no-color', '--warnings', 'off'];
  const env = {
    ...process.env,
    SCHEMATHESIS_HOOKS: 'hooks',
    PYTHONPATH: import.meta.dirname,
    TOKENS_URL: tokens.url,
  };
  const child = spawn(join(tools, 'bin/st'), [...args, ...more, ...process.argv.slice(2)], {
    cwd: tools,
    stdio: 'inherit',
    env,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  tokens.close();
  return code ?? 1;
}

/**
 * Compares the OpenAPI document with what the service does, and passes the arguments on to Schemathesis. Without
 * Python it says so and exits with 0.
 */
async function main(): Promise<void> {
  setUpMachine('api');
  const tools = installPythonTool('schemathesis', REQUIREMENTS);
  if (tools === null) {
    console.log(
      'The comparison with the OpenAPI document is skipped: Schemathesis is not installed.',
    );
    return;
  }
  const server = await startServer({ env: { LOG_FORMAT: 'json', LOG_LEVEL: 'error' } });
  try {
    const email = 'student@example.test';
    await server.staff.addCoins(email, COINS);
    process.exitCode = await compare(server, tools);
  } finally {
    await server.stop();
  }
}

await main();
