import { resolve } from 'node:path';
import * as v from 'valibot';
import { BRANDS } from '#src/brand/brands.ts';
import { ConfigError } from './config-error.ts';

export interface ExternalIssuer {
  /** The realm's issuer, such as `https://sso.example.org/realms/loyalty`. */
  readonly issuer: string;
  /** Keycloak's base: the part before `/realms/`. */
  readonly url: string;
  readonly realm: string;
}

/** The environment, read once. */
export interface Config {
  readonly port: number;
  /** The origin under which people open the app. */
  readonly publicOrigin: string;
  /** Folder of the embedded database, absolute. */
  readonly dataDir: string;
  /** PostgreSQL's address; absent, the embedded database. */
  readonly databaseUrl: string | undefined;
  /** An outside Keycloak realm; absent, the embedded provider. */
  readonly externalIssuer: ExternalIssuer | undefined;
  /** The client of the service: audience of the tokens and holder of the roles. */
  readonly audience: string;
  readonly clientId: string;
  readonly brand: string | undefined;
  readonly production: boolean;
  readonly sandbox: boolean;
  readonly seedProducts: number;
}

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

const WEB = ['http:', 'https:'];

const environment = v.object({
  PORT: v.optional(number('PORT', 1, 65_535), '8080'),
  PUBLIC_ORIGIN: v.optional(address('PUBLIC_ORIGIN', WEB, 'https://my.example.org')),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    address('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:secret@host:5432/name'),
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
  BRAND: v.optional(
    v.picklist(Object.keys(BRANDS), `BRAND must be one of ${Object.keys(BRANDS).join(', ')}`),
  ),
  SANDBOX: v.optional(
    v.picklist(['0', '1'], 'SANDBOX must be 1 to have the sandbox or 0 to be without it'),
  ),
  SEED_PRODUCTS: v.optional(number('SEED_PRODUCTS', 1, 100_000), '300'),
  NODE_ENV: v.optional(v.string()),
});

/**
 * Reads the configuration from the environment; an empty variable counts as absent. Throws a
 * ConfigError that names the variable and what to set.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) throw new ConfigError(parsed.issues[0].message);
  const values = parsed.output;
  const production = values.NODE_ENV === 'production';
  const { DATABASE_URL: databaseUrl, OIDC_ISSUER: issuer } = values;
  if (production && issuer === undefined) {
    throw new ConfigError(
      'NODE_ENV=production needs a real identity provider: set OIDC_ISSUER to the realm, ' +
        'or leave NODE_ENV out to try the product with the embedded accounts',
    );
  }
  const isEmbedded = databaseUrl === undefined && issuer === undefined;
  return {
    port: values.PORT,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl,
    externalIssuer: issuer === undefined ? undefined : splitIssuer(issuer),
    audience: values.OIDC_AUDIENCE,
    clientId: values.OIDC_CLIENT_ID,
    brand: values.BRAND,
    production,
    sandbox: values.SANDBOX === undefined ? isEmbedded && !production : values.SANDBOX === '1',
    seedProducts: values.SEED_PRODUCTS,
  };
}

function splitIssuer(issuer: string): ExternalIssuer {
  const at = issuer.lastIndexOf('/realms/');
  return { issuer, url: issuer.slice(0, at), realm: issuer.slice(at + '/realms/'.length) };
}
