import { withOverrides } from './dev-overrides.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { readStoredJson, writeStored } from './web-storage.ts';

const KEY = 'SF_CONFIG';

/** Everything on this origin: what the reference backend serves without settings. */
const SAME_ORIGIN: RuntimeConfig = {
  serviceUrl: '/service',
  crmUrl: '/crm',
  landerUrl: '/lander',
  suggestUrl: '/suggest',
  suggestToken: '',
  errorsUrl: '/errors',
  identity: { url: '/sso', realm: 'loyalty', clientId: 'friends-public', serviceClientId: 'svc' },
};

let loaded: RuntimeConfig | undefined;

/** What the server wrote into the page; a host that serves plain files leaves the element empty. */
function inPage(): RuntimeConfig | undefined {
  try {
    const text = document.getElementById('app-config')?.textContent ?? '';
    return text === '' ? undefined : (JSON.parse(text) as RuntimeConfig);
  } catch {
    return undefined;
  }
}

/** Only storeConfig writes the key, and only what the contract accepted. */
const stored = (): RuntimeConfig | undefined =>
  (readStoredJson('local', KEY) ?? undefined) as RuntimeConfig | undefined;

/** The configuration of this start: the page's, else the last stored one, else everything on this origin. */
export function config(): RuntimeConfig {
  loaded ??= inPage() ?? stored();
  const current = loaded ?? SAME_ORIGIN;
  return __DEV_FEATURES__ ? withOverrides(current) : current;
}

/** Whether the page or this device has a configuration. */
export const isConfigured = (): boolean => (loaded ??= inPage() ?? stored()) !== undefined;

/** Stores a checked configuration for this and later starts. */
export function storeConfig(value: RuntimeConfig): void {
  loaded = value;
  // Without storage the next start fetches the configuration again.
  writeStored('local', KEY, JSON.stringify(value));
}
