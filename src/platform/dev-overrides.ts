import type { RuntimeConfig } from './runtime-config.ts';

/** Local storage keys that point a development build elsewhere (R10.3). */
export function withOverrides(config: RuntimeConfig): RuntimeConfig {
  const read = (key: string, otherwise: string) => localStorage.getItem(key) ?? otherwise;
  return {
    ...config,
    serviceUrl: read('service', config.serviceUrl),
    crmUrl: read('bitrix', config.crmUrl),
    landerUrl: read('lander', config.landerUrl),
    identity: { ...config.identity, url: read('sso', config.identity.url) },
  };
}
