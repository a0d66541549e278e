import { Hono } from 'hono';
import * as v from 'valibot';
import { configuredBrand, type BrandSetting } from '#server/config/brand-of-host.ts';
import type { IdentityPlace } from '#server/identity/open-identity.ts';
import { appConfig, type AppConfig } from '#src/contract/config.ts';
import { REVALIDATE } from './file-response.ts';

/**
 * What the app sends to the address suggestions (R7.33). Public, as every key in a web page is: it
 * separates the app's calls from strays and is worth nothing elsewhere.
 */
export const SUGGEST_TOKEN = 'loyalty-personal-area';

/** The addresses of the services (src/contract/config.ts): all but identity live here. */
export const createAppConfig = (identity: IdentityPlace): AppConfig =>
  v.parse(appConfig, {
    serviceUrl: '/service',
    crmUrl: '/crm',
    landerUrl: '/lander',
    suggestUrl: '/suggest',
    suggestToken: SUGGEST_TOKEN,
    errorsUrl: '/errors',
    identity,
  });

/** /my/config.json: the configuration with the host's brand, for pages that do not contain it. */
export function appConfigRoute(brand: BrandSetting | undefined, config: AppConfig): Hono {
  return new Hono().get('/my/config.json', (c) => {
    const name = configuredBrand(new URL(c.req.url).hostname, brand);
    const response: AppConfig = { ...(name !== undefined && { brand: name }), ...config };
    return c.json(response, 200, { 'Cache-Control': REVALIDATE });
  });
}
