import { config } from '#src/platform/config.ts';

/**
 * Posts a report to the error sink without waiting for an answer, also while the page goes away. No token
 * goes there (R10.5).
 */
export function postReport(report: object): void {
  void fetch(config().errorsUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...report, path: location.pathname }),
    credentials: 'omit',
    redirect: 'error',
    keepalive: true,
  }).catch(() => undefined);
}
