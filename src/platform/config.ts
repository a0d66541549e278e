import { withOverrides } from './dev-overrides.ts';

/** Where the parties are (the shape of GET /my/config.json); bases without a trailing slash. */
export interface RuntimeConfig {
  readonly brand?: string | undefined;
  readonly serviceUrl: string;
  readonly crmUrl: string;
  readonly landerUrl: string;
  readonly suggestUrl: string;
  /** Goes with address suggestions alone; public. */
  readonly suggestToken: string;
  readonly privacyUrl: string;
  readonly errorsUrl: string;
  readonly identity: {
    readonly url: string;
    readonly realm: string;
    readonly clientId: string;
    readonly serviceClientId: string;
  };
}

const KEY = 'SF_CONFIG';

/** Everything on this origin: what the reference backend serves without settings. */
const SAME_ORIGIN: RuntimeConfig = {
  serviceUrl: '/service',
  crmUrl: '/crm',
  landerUrl: '/lander',
  suggestUrl: '/suggest',
  suggestToken: '',
  privacyUrl: '/site/lp/privacy-common/',
  errorsUrl: '/errors',
  identity: { url: '/sso', realm: 'loyalty', clientId: 'friends-public', serviceClientId: 'svc' },
};

let loaded: RuntimeConfig | undefined;

function read(): RuntimeConfig | undefined {
  try {
    const text = localStorage.getItem(KEY);
    // Only storeConfig writes the key, and only what the contract accepted.
    return text === null ? undefined : (JSON.parse(text) as RuntimeConfig);
  } catch {
    return undefined;
  }
}

/** The configuration of this start: as last told by the server, else everything on this origin. */
export function config(): RuntimeConfig {
  loaded ??= read();
  const told = loaded ?? SAME_ORIGIN;
  return __DEV_FEATURES__ ? withOverrides(told) : told;
}

/** Whether the server ever told this device its configuration. */
export const isConfigured = (): boolean => (loaded ??= read()) !== undefined;

/** Keeps a checked configuration for this and the next starts. */
export function storeConfig(value: RuntimeConfig): void {
  loaded = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Without storage the configuration is asked for again at the next start.
  }
}
