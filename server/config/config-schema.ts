import * as v from 'valibot';
import { BRANDS } from '#src/brand/brands.ts';

/** Schemas of the environment's variables; each message is a line that says what to set. */

const number = (name: string, min: number, max: number) => {
  const hint = `${name} must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, hint),
    v.transform(Number),
    v.minValue(min, hint),
    v.maxValue(max, hint),
  );
};

const address = (name: string, protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `${name} must be an address such as ${example}`,
    ),
  );

/**
 * A password with `@`, `#`, `/` or `?` in it ends the host's part early: the rest of the password would be
 * taken for a host, looked up and logged.
 */
const isEncoded = (text: string): boolean =>
  /^[a-z]+:\/\/(?:[^@/?#]*@)?[^@#]*$/.test(text) && !/%(?![0-9a-f]{2})/i.test(text);

const addressWithPassword = (...given: Parameters<typeof address>) =>
  v.pipe(
    v.string(),
    v.check(
      isEncoded,
      `${given[0]} must have its user and password percent-encoded: @ is %40, # is %23, / is %2F, ? is %3F, % is %25`,
    ),
    address(...given),
  );

const choice = (name: string, values: readonly string[]) =>
  v.picklist(values, `${name} must be one of ${values.join(', ')}`);

const WEB = ['http:', 'https:'];
const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

export const environment = v.object({
  PORT: v.optional(number('PORT', 1, 65_535), '8080'),
  METRICS_PORT: v.optional(number('METRICS_PORT', 1, 65_535)),
  PUBLIC_ORIGIN: v.optional(address('PUBLIC_ORIGIN', WEB, 'https://my.example.org')),
  TRUSTED_PROXIES: v.optional(number('TRUSTED_PROXIES', 0, 10), '0'),
  DATA_DIR: v.optional(v.string(), './data'),
  APP_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(
      addressWithPassword(
        'DATABASE_URL',
        ['postgres:', 'postgresql:'],
        'postgres://user:secret@host:5432/name',
      ),
      v.check(
        (text) => new URL(text).pathname.length > 1,
        'DATABASE_URL must end in the name of a database, as postgres://user:secret@host:5432/name does',
      ),
    ),
  ),
  OIDC_ISSUER: v.optional(
    v.pipe(
      address('OIDC_ISSUER', WEB, 'https://sso.example.org/realms/loyalty'),
      v.regex(
        /\/realms\/[^/]+$/,
        'OIDC_ISSUER must end in /realms/<name>, as a Keycloak realm does, without a slash after it',
      ),
    ),
  ),
  OIDC_AUDIENCE: v.optional(v.string(), 'svc'),
  OIDC_CLIENT_ID: v.optional(v.string(), 'friends-public'),
  OIDC_SYSTEMS: v.optional(v.string(), 'programme'),
  BRAND: v.optional(choice('BRAND', Object.keys(BRANDS))),
  BRAND_HOSTS: v.optional(v.string(), ''),
  CONTACTS_FILE: v.optional(v.string()),
  WEBHOOKS_FILE: v.optional(v.string()),
  SMTP_URL: v.optional(
    addressWithPassword(
      'SMTP_URL',
      ['smtp:', 'smtps:'],
      'smtps://user:secret@mail.example.org:465',
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(SENDER, 'MAIL_FROM must be a sender such as Friends <no-reply@example.org>'),
    ),
  ),
  SMS_URL: v.optional(address('SMS_URL', WEB, 'https://sms.example.org/send')),
  SMS_TOKEN: v.optional(v.string()),
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check(
        (all) => all.every((one) => URL.canParse(one) && new URL(one).origin === one),
        'PUSH_SERVICES must be origins such as https://push.example.org, separated by commas',
      ),
    ),
  ),
  COINS_BY_ONE_PERSON: v.optional(number('COINS_BY_ONE_PERSON', 0, 999_999_999), '5000'),
  SANDBOX: v.optional(
    v.picklist(['0', '1'], 'SANDBOX must be 1 to have the sandbox or 0 to be without it'),
  ),
  SEED_PRODUCTS: v.optional(number('SEED_PRODUCTS', 1, 100_000)),
  LOG_FORMAT: v.optional(choice('LOG_FORMAT', ['text', 'json'])),
  LOG_LEVEL: v.optional(choice('LOG_LEVEL', ['error', 'warn', 'info', 'debug'])),
  STOP_DELAY_S: v.optional(number('STOP_DELAY_S', 0, 300)),
  STOP_TIMEOUT_S: v.optional(number('STOP_TIMEOUT_S', 1, 300)),
  NODE_ENV: v.optional(choice('NODE_ENV', ['production', 'development', 'test'])),
});
export type Environment = v.InferOutput<typeof environment>;

/** The variables as they were given. */
export type Given = Readonly<Record<string, string | undefined>>;
