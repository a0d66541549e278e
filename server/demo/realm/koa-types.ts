import type { Provider } from 'oidc-provider';

/** One request to the provider; its path is within the realm. */
export type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** What the provider library runs in front of its own endpoints. */
export type Middleware = (ctx: Context, next: () => Promise<unknown>) => unknown;
