import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openStore } from '#server/database/open-database.ts';
import { startHint } from '#server/database/start-hint.ts';
import { freePort } from '#tests/support/database/ports.ts';

/** Starts with a database that refuses every connection with an error of PostgreSQL. */
async function startRefused(code: string, message: string): Promise<unknown> {
  const refusal = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(refusal.length + 4);
  const refusing = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, refusal])));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => refusing.listen(port, '127.0.0.1', resolve));
  try {
    const databaseUrl = `postgres://app:s3cr%40t@127.0.0.1:${port}/own`;
    return await openStore({ databaseUrl, dataDir: '/nowhere' }).catch((error: unknown) => error);
  } finally {
    refusing.close();
  }
}

test.each([
  ['28P01', 'password authentication failed for user "app"', /password is wrong/],
  ['28000', 'role "app" is not permitted to log in', /check the user, and pg_hba\.conf/],
  ['28000', 'no pg_hba.conf entry for host "::1", no encryption', /add \?sslmode=verify-full/],
  ['3D000', 'database "own" does not exist', /create it, or check the name/],
  ['42501', 'permission denied for database own', /needs CREATE on the database/],
])(
  '[R10.8] a database that refuses with %s (%s) ends the start with what to do',
  async (...row) => {
    const [code, message, hint] = row;
    const error = await startRefused(code, message);
    expect(String(error)).toMatch(hint);
    expect(String(error)).toContain(code);
    expect(String(error)).not.toMatch(/s3cr/);
  },
);

test.each([
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.example', /check its name/],
  ['ECONNREFUSED', '', /check host and port/],
  ['53300', 'sorry, too many clients already', /max_connections/],
  ['53100', 'could not extend file: No space left on device', /disk is full/],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1:5432', /the firewall/],
  ['ETIMEDOUT', '', /the firewall/],
  [undefined, 'timeout expired', /the firewall/],
  [
    undefined,
    'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
    /wants a password/,
  ],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', /NODE_EXTRA_CA/],
  [undefined, 'The server does not support SSL connections', /it has no TLS/],
  [undefined, 'something else', /check the address, the user and its rights/],
])('[R10.8] the hint for %s %s names the cause', (code, message, hint) => {
  const error = Object.assign(new Error(message), code !== undefined && { code });
  expect(startHint(new Error('Failed query', { cause: error }))).toMatch(hint);
});

/** A password of which no piece may be shown. */
const PIECES = /p@ss|ss#w|#w%|w%rd|1:x|pa55|w0rd/;

test.each([
  'postgres://app:p@ss#w%rd/1:x@host/own',
  'postgres://app:pa55@w0rd@host/own',
  'postgres://app:pa55#w0rd@host/own',
  'postgres://app:pa55/w0rd@host/own',
  'postgres://app:1234/w0rd@host/own',
  'postgres://app:pa55?w0rd@host/own',
  'postgres://app:pa55%w0rd@host/own',
])(
  '[R10.8] an address whose password is not encoded is refused with how to encode it: %s',
  (address) => {
    const read = (env: Record<string, string>) => {
      try {
        readConfig(env);
      } catch (error) {
        return String(error);
      }
      return '';
    };
    const mail = { SMTP_URL: address.replace('postgres', 'smtp'), MAIL_FROM: 'a@example.org' };
    for (const [name, env] of [
      ['DATABASE_URL', { DATABASE_URL: address }],
      ['SMTP_URL', mail],
    ] as const) {
      const message = read({ ...env });
      expect(message).toMatch(
        new RegExp(`${name} must have its user and password percent-encoded`),
      );
      expect(message).not.toMatch(PIECES);
    }
  },
);

test.each(['postgres://app:x@host:5432', 'postgres://app:x@host/'])(
  '[R10.8] an address without the name of a database is refused: it would fill that of maintenance: %s',
  (address) => {
    expect(() => readConfig({ DATABASE_URL: address })).toThrow(
      /must end in the name of a database/,
    );
  },
);

test.each([
  'postgres://app:p%40ss%23w%25rd%2F1:x@host:5432/own?sslmode=verify-full',
  'postgresql://app@host/own',
  'postgres://host/own',
])('[R10.8] an encoded address is taken: %s', (address) => {
  expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
});
