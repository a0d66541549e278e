import type { RequestListener } from 'node:http';
import { errorAnswer } from '../errors/error-answer.ts';
import { securityHeaders, type SecurityPolicy } from '../middleware/security-headers.ts';
import type { Health } from './health.ts';

/** Answers 503 to everything but the platform's probes, until the parts are open. */
export const answerStarting =
  (policy: SecurityPolicy, health: Health): RequestListener =>
  (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    if (health.answer(path, req, res)) return;
    const refusal = { status: 503, code: 'INTERNAL', text: 'STARTING' } as const;
    const acceptLanguage = req.headers['accept-language'];
    res.writeHead(refusal.status, {
      ...securityHeaders('/', policy),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    });
    res.end(
      JSON.stringify(errorAnswer(refusal, { acceptLanguage, hostname: '', brand: undefined })),
    );
  };
