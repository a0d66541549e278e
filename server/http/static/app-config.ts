import { Hono } from 'hono';
import * as v from 'valibot';
import { brandOfHost, configuredBrand, contactsOf } from '#server/config/brand-of-host.ts';
import { areasOf, type Installation } from '#server/config/installation.ts';
import type { IdentityPlace } from '#server/identity/open-identity.ts';
import { appConfig, type AppConfig } from '#src/contract/config.ts';
import { REVALIDATE } from './file-response.ts';

/**
 * What the app sends to the address suggestions (R7.33). Public, as every key in a web page is: it
 * separates the app's calls from strays and is worth nothing elsewhere.
 */
export const SUGGEST_TOKEN = 'loyalty-personal-area';

/** The configuration of the app (src/contract/config.ts) for the host of a page. */
export type AppConfigOf = (hostname: string) => AppConfig;

/** The addresses of the services: all but identity live here. With them what the institution says of the host's brand. */
export function createAppConfig(identity: IdentityPlace, installation: Installation): AppConfigOf {
  const areas = areasOf(installation);
  return (hostname) =>
    v.parse(appConfig, {
      serviceUrl: '/service',
      crmUrl: '/crm',
      landerUrl: '/lander',
      suggestUrl: '/suggest',
      suggestToken: SUGGEST_TOKEN,
      errorsUrl: '/errors',
      identity,
      contacts: contactsOf(brandOfHost(hostname, installation.brand), installation.brand),
      areas,
    });
}

/** /my/config.json: the configuration with the host's brand, for pages that do not contain it. */
export function appConfigRoute({ brand }: Installation, config: AppConfigOf): Hono {
  return new Hono().get('/my/config.json', (c) => {
    const { hostname } = new URL(c.req.url);
    const name = configuredBrand(hostname, brand);
    const response: AppConfig = { ...(name !== undefined && { brand: name }), ...config(hostname) };
    return c.json(response, 200, { 'Cache-Control': REVALIDATE });
  });
}
