import type { Page, Request } from '@playwright/test';

const BEARER = /^Bearer (.+)$/;

/** Tokens and statuses in the order in which a watched tab used them. */
export interface Traffic {
  /** Access tokens that the service accepted. */
  readonly accepted: readonly string[];
  /** Statuses of the token endpoint's responses to refreshes. */
  readonly refreshes: readonly number[];
  /** Refresh tokens that the tab used. */
  readonly used: readonly string[];
  /** Tokens that the provider issued. */
  readonly issued: readonly TokenSet[];
}

/** The tokens in a response of the token endpoint. */
interface TokenSet {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

/** Watches a tab's requests to the service and to the provider's token endpoint. */
export function watchTraffic(page: Page): Traffic {
  const accepted: string[] = [];
  const refreshes: number[] = [];
  const used: string[] = [];
  const issued: TokenSet[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    const token = bearerTokenOf(request);
    if (pathname.startsWith('/service/') && token !== null && response.ok()) accepted.push(token);
    if (!pathname.endsWith('/protocol/openid-connect/token')) return;
    const refreshToken = new URLSearchParams(request.postData() ?? '').get('refresh_token');
    if (refreshToken !== null) {
      refreshes.push(response.status());
      used.push(refreshToken);
    }
    // The page may be closed before its last response is read.
    if (response.ok())
      await response.json().then(
        (set) => issued.push(set as TokenSet),
        () => null,
      );
  });
  return { accepted, refreshes, used, issued };
}

const bearerTokenOf = (request: Request): string | null =>
  BEARER.exec(request.headers()['authorization'] ?? '')?.[1] ?? null;
