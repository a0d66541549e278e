import { Hono } from 'hono';
import * as v from 'valibot';
import { appConfig, type AppConfig } from '#src/contract/config.ts';
import { REVALIDATE } from './file-answer.ts';

/** What the app must know of the identity provider. */
export type IdentityPlace = AppConfig['identity'];

/** /my/config.json: where the parties are (src/contract/config.ts); all but identity live here. */
export function appConfigRoute(brand: string | undefined, identity: IdentityPlace): Hono {
  const config = v.parse(appConfig, {
    ...(brand !== undefined && { brand }),
    serviceUrl: '/service',
    crmUrl: '/crm',
    landerUrl: '/lander',
    suggestUrl: '/suggest',
    privacyUrl: '/site/lp/privacy-common/',
    errorsUrl: '/errors',
    identity,
  });
  return new Hono().get('/my/config.json', (c) =>
    c.json(config, 200, { 'Cache-Control': REVALIDATE }),
  );
}
