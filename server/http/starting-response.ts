import type { RequestListener } from 'node:http';
import { errorResponse } from './errors/error-response.ts';
import { isNavigation, REFUSAL_PAGE_SOURCES, refusalPage } from './errors/refusal-page.ts';
import type { Health } from './health.ts';
import { securityHeaders, type SecurityPolicy } from './middleware/security-headers.ts';

/** After how many seconds to try again. */
const AGAIN_S = '2';

/**
 * Responds with 503 to everything except the platform's probes, until the parts are open: with a page, which
 * tries again, to a person who opens an address.
 */
export const startingResponse =
  (policy: SecurityPolicy, health: Health): RequestListener =>
  (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    if (health.respond(path, req, res)) return;
    const refusal = { status: 503, code: 'UNAVAILABLE', text: 'STARTING' } as const;
    const acceptLanguage = req.headers['accept-language'];
    const body = errorResponse(refusal, { acceptLanguage, hostname: '', brand: undefined });
    const respond = (type: string, text: string, more?: Readonly<Record<string, string>>) => {
      res.writeHead(refusal.status, {
        ...securityHeaders('/', policy, REFUSAL_PAGE_SOURCES),
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'Retry-After': AGAIN_S,
        ...more,
      });
      res.end(text);
    };
    const mode = req.headers['sec-fetch-mode'];
    if (!isNavigation(typeof mode === 'string' ? mode : undefined, req.headers.accept))
      return respond('application/json', JSON.stringify(body));
    // The browser repeats an address, not a form.
    const repeats = req.method === 'GET';
    void refusalPage(body, acceptLanguage, repeats).then((page) =>
      respond('text/html; charset=utf-8', page, repeats ? { Refresh: AGAIN_S } : {}),
    );
  };
