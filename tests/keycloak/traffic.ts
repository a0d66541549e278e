import type { Page, Request } from '@playwright/test';

const BEARER = /^Bearer (.+)$/;

/** What a tab sent from the moment it was watched, in order. */
export interface Traffic {
  /** Access tokens that the service accepted. */
  readonly accepted: readonly string[];
  /** Statuses of the token endpoint's answers to refreshes. */
  readonly refreshes: readonly number[];
  /** Refresh tokens that the tab used. */
  readonly used: readonly string[];
  /** Tokens of all kinds that the provider gave. */
  readonly given: readonly TokenSet[];
}

/** What the token endpoint answers, as far as stories use it. */
interface TokenSet {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

/** Watches a tab's calls to the service and to the provider's token endpoint. */
export function watchTraffic(page: Page): Traffic {
  const accepted: string[] = [];
  const refreshes: number[] = [];
  const used: string[] = [];
  const given: TokenSet[] = [];
  page.on('response', async (answer) => {
    const request = answer.request();
    const { pathname } = new URL(request.url());
    const token = bearerOf(request);
    if (pathname.startsWith('/service/') && token !== null && answer.ok()) accepted.push(token);
    if (!pathname.endsWith('/protocol/openid-connect/token')) return;
    const refreshToken = new URLSearchParams(request.postData() ?? '').get('refresh_token');
    if (refreshToken !== null) {
      refreshes.push(answer.status());
      used.push(refreshToken);
    }
    // The page may be gone before its last answer is read.
    if (answer.ok())
      await answer.json().then(
        (set) => given.push(set as TokenSet),
        () => null,
      );
  });
  return { accepted, refreshes, used, given };
}

const bearerOf = (request: Request): string | null =>
  BEARER.exec(request.headers()['authorization'] ?? '')?.[1] ?? null;
