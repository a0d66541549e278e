import { claims } from '#src/platform/auth/auth.ts';
import { config } from '#src/platform/config.ts';
import { isCutOff, onReachability } from '#src/platform/network/connectivity.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';

/** In owner view an address names the owner's orders, so that only the app's own is reported (R6.3). */
const reportedPath = (): string => (isOwnerView() ? '/my/' : location.pathname);

/** The token's OIDC client and the member's e-mail (R7.33); nothing without a session. */
function reporter(): { readonly client?: string; readonly email?: string } {
  const email = claims()?.email;
  return email === undefined ? {} : { client: config().identity.clientId, email };
}

/**
 * Posts a report to the error sink, without the token (R10.5); does not wait for the response and works while
 * the page unloads.
 */
export function postReport(report: object): void {
  if (isCutOff()) return postWhenReachable(report);
  void fetch(config().errorsUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...report, ...reporter(), path: reportedPath() }),
    credentials: 'omit',
    redirect: 'error',
    keepalive: true,
  }).catch(() => undefined);
}

const waiting: object[] = [];

onReachability((reachable) => {
  if (reachable) waiting.splice(0).forEach(postReport);
});

/** Posts a report once the service responds again; it is lost with the page. */
export function postWhenReachable(report: object): void {
  waiting.push(report);
}
