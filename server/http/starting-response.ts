import type { RequestListener } from 'node:http';
import { errorResponse } from './errors/error-response.ts';
import type { Health } from './health.ts';
import { securityHeaders, type SecurityPolicy } from './middleware/security-headers.ts';

/** Responds with 503 to everything except the platform's probes, until the parts are open. */
export const startingResponse =
  (policy: SecurityPolicy, health: Health): RequestListener =>
  (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    if (health.respond(path, req, res)) return;
    const refusal = { status: 503, code: 'UNAVAILABLE', text: 'STARTING' } as const;
    const acceptLanguage = req.headers['accept-language'];
    res.writeHead(refusal.status, {
      ...securityHeaders('/', policy),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    });
    res.end(
      JSON.stringify(errorResponse(refusal, { acceptLanguage, hostname: '', brand: undefined })),
    );
  };
