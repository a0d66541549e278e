import { config } from '#src/platform/config.ts';

/**
 * Posts a report to the error sink, without the token (R10.5); does not wait for the response and works
 * while the page unloads.
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
