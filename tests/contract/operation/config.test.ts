import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { brandOfHost } from '#server/config/brand-of-host.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readConfig } from '#server/config/config.ts';
import { lockDataFolder } from '#server/database/data-lock.ts';
import { openStore } from '#server/database/open-database.ts';
import { freePort } from '#tests/support/database/ports.ts';

const catchMessage = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};
const folder = mkdtempSync(join(tmpdir(), 'loyalty-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the configuration', () => {
  it('without settings the database and the identity provider are embedded and the sandbox is on', () => {
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

  it('an issuer is split into URL and realm for the app', () => {
    const { externalIssuer, sandbox } = readConfig({
      OIDC_ISSUER: 'https://sso.example.org/auth/realms/friends',
    });
    expect(externalIssuer).toMatchObject({ url: 'https://sso.example.org/auth', realm: 'friends' });
    expect(sandbox).toBe(false);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '99999' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://sso.example.org' }],
    ['BRAND', { BRAND: 'other' }],
    ['SANDBOX', { SANDBOX: 'yes' }],
    ['SEED_PRODUCTS', { SEED_PRODUCTS: '-1' }],
    ['BRAND_HOSTS', { BRAND_HOSTS: 'other=my.example.org' }],
    ['BRAND_HOSTS', { BRAND_HOSTS: 'mti=https://my.example.org' }],
    ['BRAND_HOSTS', { BRAND_HOSTS: 'mti' }],
    ['CONTACTS_FILE', { CONTACTS_FILE: '/nowhere/contacts.json' }],
    ['my.example.org twice', { BRAND_HOSTS: 'mti=my.example.org,people=MY.example.org' }],
    ['mti.localhost', { BRAND_HOSTS: 'people=mti.localhost' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@example.org' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'nobody' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.org' }],
    ['SMS_URL', { SMS_URL: 'sms' }],
    ['SMS_TOKEN', { SMS_TOKEN: 'secret' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'yes' }],
    ['LOG_FORMAT', { LOG_FORMAT: 'xml' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['STOP_TIMEOUT_S', { STOP_TIMEOUT_S: '0' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['NODE_ENV', { NODE_ENV: 'Production' }],
  ])('a mistake is reported in one line that names %s: %j', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('all mistakes are reported together, one line each, without secrets', () => {
    const env = { PORT: 'x', BRAND: 'y', BRAND_HOSTS: 'z=a', SMS_TOKEN: 'top-secret' };
    const lines = catchMessage(() => readConfig(env)).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'BRAND',
      'BRAND_HOSTS',
      'SMS_TOKEN',
    ]);
    expect(lines.join()).not.toContain('top-secret');
  });

  it('[R1.1] each configured host selects its brand, and other hosts the default brand', () => {
    const { brand } = readConfig({
      BRAND: 'people',
      BRAND_HOSTS: 'mti=my.mti.example, mti=Other.mti.example,mosap=my.mosap.example',
    });
    const nameOf = (host: string) => brandOfHost(host, brand).name;
    expect(nameOf('my.mti.example')).toBe('mti');
    expect(nameOf('other.mti.example')).toBe('mti');
    expect(nameOf('my.mosap.example')).toBe('mosap');
    expect(nameOf('elsewhere.example')).toBe('people');
    expect(nameOf('constructor')).toBe('people');
  });
});

describe('production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    OIDC_ISSUER: 'https://sso.example.org/realms/a',
    PUBLIC_ORIGIN: 'https://my.example.org',
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'Friends <no-reply@example.org>',
    SMS_URL: 'https://sms.example.org/send',
  };

  it('starts with complete settings, without the sandbox and with a JSON log', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      sandbox: false,
      log: { isJson: true, level: 'info' },
      stop: { delayMs: 3000, timeoutMs: 10_000 },
      mail: { from: 'Friends <no-reply@example.org>' },
    });
  });

  it.each([
    { SMTP_URL: 'smtp://mail.example.org:587?requireTLS=true' },
    { SMTP_URL: 'smtp://localhost:25', SMS_URL: 'http://[::1]:9000/send' },
    { OIDC_ISSUER: 'http://127.0.0.1:8180/realms/a' },
  ])('[R10.3] starts with connections that are encrypted or local: %j', (env) => {
    expect(readConfig({ ...PRODUCTION, ...env }).production).toBe(true);
  });

  it.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://sso.example.org/realms/a' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://my.example.org' }],
    ['SMTP_URL', { SMTP_URL: '', MAIL_FROM: '' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.org:587' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.org:587?requireTLS=false' }],
    ['SMS_URL', { SMS_URL: '' }],
    ['SMS_URL', { SMS_URL: 'http://sms.example.org/send' }],
    ['SMS_URL', { SMS_URL: 'http://127.0.0.1.example.org/send' }],
    ['SANDBOX', { SANDBOX: '1' }],
    ['SEED_PRODUCTS', { SEED_PRODUCTS: '300' }],
  ])('[R10.3] refuses to start with a wrong %s: %j', (name, env) => {
    expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(
      new RegExp(`^[^\\n]*${name}[^\\n]*$`),
    );
  });
});

describe('the data folder', () => {
  /** Starts a process that holds the folder until it is killed, or ends with why it does not. */
  const hold = (data: string) =>
    spawn(process.execPath, [
      '-e',
      `import('#server/database/data-lock.ts').then(({ lockDataFolder }) => {
        globalThis.unlock = lockDataFolder(process.argv[1]);
        console.log('held');
        setInterval(() => {}, 1000);
      })`,
      data,
    ]);
  /** Resolves with `held`, or with what the process printed of its error. */
  const outcomeOf = (holder: ReturnType<typeof hold>) =>
    Promise.race([once(holder.stdout, 'data').then(String), text(holder.stderr)]);

  it('[R10.8] is refused while a running process holds it, and free when that process was killed', async () => {
    const data = join(folder, 'locked');
    const holder = hold(data);
    expect(await outcomeOf(holder)).toContain('held');
    expect(() => lockDataFolder(data)).toThrow(`in use by process ${holder.pid}:`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = lockDataFolder(data);
    expect(await outcomeOf(hold(data))).toContain(`in use by process ${process.pid}:`);
    unlock();
  });

  it('[R10.8] goes to one of several processes that start at once after it was left behind', async () => {
    const data = join(folder, 'left-behind');
    mkdirSync(data);
    writeFileSync(join(data, 'server.pid'), '999999999');
    const holders = [hold(data), hold(data), hold(data)];
    const outcomes = await Promise.all(holders.map(outcomeOf));
    for (const holder of holders) holder.kill('SIGKILL');
    expect(outcomes.filter((outcome) => outcome.includes('held'))).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes('in use by process'))).toHaveLength(2);
  });

  it('reports that it cannot be written', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    for (const impossible of [join(file, 'data'), '/proc/data', join(folder, 'a'.repeat(300))]) {
      expect(() => lockDataFolder(impossible)).toThrow(/set DATA_DIR/);
    }
  });

  it('reports that it is damaged and stays unchanged', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'rubbish');
    await expect(openStore({ databaseUrl: undefined, dataDir })).rejects.toThrow(/is damaged/);
    expect(readFileSync(join(dataDir, 'database', 'PG_VERSION'), 'utf8')).toBe('rubbish');
    expect(readdirSync(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
  });

  it('reports a database that refuses, without its password', async () => {
    const refusal = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0');
    const refusing = createServer((socket) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(refusal.length + 4);
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, refusal])));
    });
    const port = await freePort();
    await new Promise<void>((resolve) => refusing.listen(port, '127.0.0.1', resolve));
    const databaseUrl = `postgres://user:secret@127.0.0.1:${port}/shop`;
    const opening = openStore({ databaseUrl, dataDir: folder });
    await expect(opening).rejects.toThrow(/DATABASE_URL cannot be used \(28P01/);
    await expect(opening).rejects.not.toThrow(/secret/);
    refusing.close();
  });
});

describe('the server’s start', () => {
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

  it('ends with one line and exit code 1 when the port is busy', async () => {
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

  it('ends with one line and exit code 1 when a setting is wrong', async () => {
    const { code, output } = await start({ BRAND: 'other' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
