import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '#server/config-error.ts';
import { readConfig } from '#server/config.ts';
import { lockDataFolder } from '#server/store/data-lock.ts';
import { openStore } from '#server/store/open-store.ts';
import { freePort } from '#tests/support/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the configuration', () => {
  it('without settings everything is embedded, with the sandbox', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      publicOrigin: 'http://localhost:8080',
      audience: 'svc',
      clientId: 'friends-public',
      databaseUrl: undefined,
      externalIssuer: undefined,
      sandbox: true,
      seedProducts: 300,
    });
  });

  it('an issuer is taken apart for the client', () => {
    const { externalIssuer, sandbox } = readConfig({
      OIDC_ISSUER: 'https://sso.example.org/auth/realms/friends',
    });
    expect(externalIssuer).toMatchObject({ url: 'https://sso.example.org/auth', realm: 'friends' });
    expect(sandbox).toBe(false);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '99999' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://sso.example.org' }],
    ['BRAND', { BRAND: 'other' }],
    ['SANDBOX', { SANDBOX: 'yes' }],
    ['SEED_PRODUCTS', { SEED_PRODUCTS: '-1' }],
    ['OIDC_ISSUER', { NODE_ENV: 'production' }],
  ])('a mistake is one line that names %s: %j', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('[R10.3] production has a sandbox only when it is told to', () => {
    const env = { NODE_ENV: 'production', OIDC_ISSUER: 'https://sso.example.org/realms/a' };
    expect(readConfig(env).sandbox).toBe(false);
    expect(readConfig({ ...env, SANDBOX: '1' }).sandbox).toBe(true);
  });
});

describe('the data folder', () => {
  it('that a running process holds is refused, and one of a gone process is taken over', () => {
    const data = join(folder, 'locked');
    mkdirSync(data);
    writeFileSync(join(data, 'server.pid'), String(process.ppid));
    expect(() => lockDataFolder(data)).toThrow(/in use by process \d+/);
    writeFileSync(join(data, 'server.pid'), '999999999');
    lockDataFolder(data)();
  });

  it('that cannot be written says so', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(join(file, 'data'))).toThrow(/set DATA_DIR/);
  });

  it('that is damaged says so, and nothing in it is touched', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'rubbish');
    await expect(openStore({ databaseUrl: undefined, dataDir })).rejects.toThrow(/is damaged/);
    expect(readFileSync(join(dataDir, 'database', 'PG_VERSION'), 'utf8')).toBe('rubbish');
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('a database that does not answer is named without its password', async () => {
    const databaseUrl = `postgres://user:secret@127.0.0.1:${await freePort()}/shop`;
    const opening = openStore({ databaseUrl, dataDir: folder });
    await expect(opening).rejects.toThrow(/DATABASE_URL cannot be used/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});

describe('the start', () => {
  const start = (env: Record<string, string>) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ['server/main.ts'], {
        env: { ...process.env, DATA_DIR: join(folder, 'start'), ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.once('exit', (code) => resolve({ code, output }));
    });

  it('on a busy port ends with one line and code 1', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, () => {
        const address = holder.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    const { code, output } = await start({ PORT: String(port) });
    holder.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is busy: stop what listens there, or set PORT to another one`,
    );
  });

  it('with a bad setting ends with one line and code 1', async () => {
    const { code, output } = await start({ BRAND: 'other' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
