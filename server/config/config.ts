import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readBrandHosts } from './brand-hosts.ts';
import { SettingsError } from './config-error.ts';
import { environment, type Environment, type Given } from './config-schema.ts';
import { readContacts } from './contacts.ts';
import type { LogSetting } from './log.ts';
import { productionMistakes } from './production-mistakes.ts';
import { readWebhooks } from './webhooks.ts';

/** The environment, read once. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

const BUILT_APP = fileURLToPath(new URL('../../dist', import.meta.url));
const SEED_PRODUCTS = 300;
/** Production waits until the load balancer has seen the readiness, and for slow requests. */
const STOP_S = { delay: 3, timeout: 10 };
const STOP_AT_ONCE_S = { delay: 0, timeout: 2 };

/**
 * Reads the configuration from the environment; an empty variable counts as absent. Throws a
 * ConfigError with one line for each mistake, which names the variable and what to set.
 */
export function readConfig(env: Given) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const brandHosts = readBrandHosts(given['BRAND_HOSTS'] ?? '');
  const parsed = v.safeParse(environment, given);
  const mistakes = [
    ...(parsed.issues ?? []).map((issue) => issue.message),
    ...brandHosts.mistakes,
    ...combinationMistakes(given),
  ];
  if (!parsed.success || mistakes.length > 0)
    throw new SettingsError([...new Set(mistakes)].join('\n'));

  const values = parsed.output;
  const production = values.NODE_ENV === 'production';
  const { DATABASE_URL: databaseUrl, OIDC_ISSUER: issuer } = values;
  const isEmbedded = databaseUrl === undefined && issuer === undefined;
  const contacts =
    values.CONTACTS_FILE === undefined ? undefined : readContacts(resolve(values.CONTACTS_FILE));
  const stop = production ? STOP_S : STOP_AT_ONCE_S;
  return {
    port: values.PORT,
    /** Where Prometheus reads the metrics; absent, there are none. */
    metricsPort: values.METRICS_PORT,
    /** The origin under which people open the app. */
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    /** How many proxies of the operator stand before the service: only their entries of X-Forwarded-For are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Folder of the embedded database, absolute. */
    dataDir: resolve(values.DATA_DIR),
    /** Folder of the built app, absolute; its files are read at each request. */
    appDir: values.APP_DIR === undefined ? BUILT_APP : resolve(values.APP_DIR),
    /** PostgreSQL's address; absent, the embedded database. */
    databaseUrl,
    /** An outside Keycloak realm; absent, the embedded provider. */
    externalIssuer: issuer === undefined ? undefined : splitIssuer(issuer),
    /** The OIDC client of the service: audience of the tokens and holder of the roles. */
    audience: values.OIDC_AUDIENCE,
    clientId: values.OIDC_CLIENT_ID,
    /** OIDC clients of the institution's other systems. */
    systems: values.OIDC_SYSTEMS.split(',').map((id) => id.trim()),
    brand: { name: values.BRAND, hosts: brandHosts.hosts, contacts },
    /** The mail server and the sender of e-mails; absent, e-mails stay in the sandbox's mailbox. */
    mail: mailOf(values),
    /** Where text messages are posted; absent, they stay in the sandbox's mailbox. */
    sms:
      values.SMS_URL === undefined ? undefined : { url: values.SMS_URL, token: values.SMS_TOKEN },
    /** Origins of push services beside the browsers' own. */
    pushServices: values.PUSH_SERVICES ?? [],
    /** Other systems that get events. */
    receivers:
      values.WEBHOOKS_FILE === undefined
        ? []
        : readWebhooks(resolve(values.WEBHOOKS_FILE), production),
    /** Coins of one member that one of staff moves within 24 hours without a second person. */
    coinsByOnePerson: values.COINS_BY_ONE_PERSON,
    production,
    sandbox: values.SANDBOX === undefined ? isEmbedded && !production : values.SANDBOX === '1',
    seedProducts: values.SEED_PRODUCTS ?? SEED_PRODUCTS,
    log: logOf(values, production),
    /** After the signal to stop, in ms: how long new requests are accepted, and then running ones may take. */
    stop: {
      delayMs: (values.STOP_DELAY_S ?? stop.delay) * 1000,
      timeoutMs: (values.STOP_TIMEOUT_S ?? stop.timeout) * 1000,
    },
  };
}

function combinationMistakes(values: Given): string[] {
  const mistakes = values['NODE_ENV'] === 'production' ? productionMistakes(values) : [];
  if ((values['SMTP_URL'] === undefined) !== (values['MAIL_FROM'] === undefined)) {
    mistakes.push('SMTP_URL and MAIL_FROM belong together: set both or neither');
  }
  if (values['SMS_TOKEN'] !== undefined && values['SMS_URL'] === undefined) {
    mistakes.push('SMS_TOKEN is for SMS_URL: set SMS_URL as well, or leave SMS_TOKEN out');
  }
  return mistakes;
}

const mailOf = ({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Environment) =>
  smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from };

function logOf(values: Environment, production: boolean): LogSetting {
  const isJson = values.LOG_FORMAT === undefined ? production : values.LOG_FORMAT === 'json';
  return { isJson, level: values.LOG_LEVEL ?? (isJson ? 'info' : 'warn') };
}

/** The realm's issuer, such as `https://sso.example.org/realms/loyalty`, with Keycloak's base before `/realms/`. */
function splitIssuer(issuer: string) {
  const at = issuer.lastIndexOf('/realms/');
  return { issuer, url: issuer.slice(0, at), realm: issuer.slice(at + '/realms/'.length) };
}
