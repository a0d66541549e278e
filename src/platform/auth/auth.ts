import { isCutOff } from '../network/connectivity.ts';
import { reportObstacle } from '../network/obstacle.ts';
import { isClockBehind, serviceNow } from '../network/service-clock.ts';
import { isSiteDataRefused } from '../network/site-data.ts';
import { withTimeout } from '../network/with-timeout.ts';
import { storeSessionLimit } from '../stored/session-limit.ts';
import { readClaims, type Claims } from './claims.ts';
import { initialiseSession } from './keycloak.ts';
import { isProviderReachable } from './probe.ts';
import { redirectUri } from './realm.ts';
import { inTurn } from './refresh-turn.ts';
import { nextSharedTokens, onSharedTokens, shareTokens, type TokenSet } from './shared-tokens.ts';
import { isCallback } from './sign-in-callback.ts';
import { syntheticIdentity, type SignedIn } from './synthetic.ts';

/** `no-response`: the provider responds, but neither its frame nor its token endpoint does. */
export type AuthStatus = 'authenticated' | 'anonymous' | 'unreachable' | 'no-response';

/** In seconds, as keycloak-js counts (R4.11). */
const MIN_VALIDITY_S = 70;
/** Makes keycloak-js refresh whatever the device's clock says. */
const ALWAYS = -1;
const REFRESH_BEFORE_EXPIRY_MS = 60_000;
const UPDATE_TIMEOUT_MS = 6000;
/** After a refused refresh, how long to wait for the tokens of a faster tab, in ms. */
const NEWS_MS = 100;

/** Only this object holds tokens: they are never in storage, addresses or logs (R10.5). */
let keycloak: SignedIn | null = null;
let starting: Promise<AuthStatus> | null = null;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
let refreshing: Promise<TokenResult> | null = null;
/** The session ended in this page: it takes no other token. */
let isOver = false;
/** The member of this page: another member's token must never meet this member's database (R9.8). */
let subject: string | null = null;

function adopt(next: SignedIn | null): void {
  keycloak = next;
  clearTimeout(refreshTimer);
  const expiry = next?.tokenParsed?.exp;
  if (!next || expiry === undefined) return;
  const skewMs = (next.timeSkew ?? 0) * 1000;
  const limit = next.refreshTokenParsed?.exp;
  // Keycloak's offline sessions have no limit, or 0.
  storeSessionLimit(limit ? limit * 1000 + skewMs : null);
  const due = expiry * 1000 + skewMs - Date.now() - REFRESH_BEFORE_EXPIRY_MS;
  refreshTimer = setTimeout(() => void accessToken(), Math.max(due, 5000));
}

/**
 * Whether a token lasts for less than the given seconds. keycloak-js judges by the device's clock and the
 * difference that it measured with the token; the service's clock shows when the device's was set back since
 * then.
 */
function expiresWithin(tokens: SignedIn, seconds: number): boolean {
  const now = serviceNow();
  const expiry = tokens.tokenParsed?.exp;
  const isExpiring = now !== null && expiry !== undefined && expiry * 1000 - now < seconds * 1000;
  return isExpiring || tokens.isTokenExpired(seconds);
}

async function checkSession(): Promise<AuthStatus> {
  const synthetic = __DEV_FEATURES__ ? syntheticIdentity() : null;
  if (synthetic) {
    adopt(synthetic);
    return 'authenticated';
  }
  if (isSiteDataRefused()) {
    reportObstacle('siteData');
    return 'unreachable';
  }
  const isAway = async () => {
    if (await isProviderReachable()) return false;
    reportObstacle(isClockBehind() ? 'clock' : null);
    return true;
  };
  // After a sign-in the provider has just led back to this page.
  if (!isCallback() && (await isAway())) return 'unreachable';
  try {
    const next = await initialiseSession();
    reportObstacle(null);
    const person = next.authenticated === true ? readClaims(next.tokenParsed) : null;
    if (!person) return 'anonymous';
    if (subject !== null && subject !== person.sub) {
      // A new page removes the previous member's data before it shows anything.
      location.replace('/my/');
      return 'anonymous';
    }
    subject = person.sub;
    adopt(next);
    return 'authenticated';
  } catch {
    return (await isAway()) ? 'unreachable' : 'no-response';
  }
}

/** Checks the session at the provider; concurrent calls share one attempt. Never navigates. */
export function startAuth(): Promise<AuthStatus> {
  if (isOver) return Promise.resolve('anonymous');
  starting ??= checkSession().finally(() => {
    starting = null;
  });
  return starting;
}

/** The signed-in member's claims, or null without a session. */
export const claims = (): Claims | null => readClaims(keycloak?.tokenParsed);

/** A token, or the reason why there is none. `ended`: the provider ended the session. */
export type TokenResult = { readonly token: string } | 'ended' | 'unreachable' | 'no-response';

/** The newest tokens of this member from another tab. */
let given: TokenSet | null = null;

const expiryOf = (tokens: Pick<TokenSet, 'tokenParsed'> | null): number =>
  tokens?.tokenParsed?.exp ?? 0;

onSharedTokens((shared) => {
  if (shared.tokenParsed.sub !== subject || expiryOf(shared) < expiryOf(given)) return;
  given = shared;
  // A tab that is signed out or signing out takes no tokens.
  if (!keycloak || expiryOf(shared) < expiryOf(keycloak)) return;
  adopt(Object.assign(keycloak, shared));
});

/** After a refused refresh: the result of a faster tab's refresh, if there is one. */
async function takeGiven(current: SignedIn, refused: string | undefined): Promise<void> {
  if (!given || given.refreshToken === refused) await nextSharedTokens(NEWS_MS);
  if (given && given.refreshToken !== refused) Object.assign(current, given);
}

/** The token result after a failed refresh. */
async function afterFailure(current: SignedIn, used: string | undefined): Promise<TokenResult> {
  // Only a response of 400 clears the tokens: the session has ended, unless another tab has newer ones.
  const isRefused = current.token === undefined;
  if (isRefused) await takeGiven(current, used);
  // The member signed out meanwhile.
  if (keycloak !== current) return 'ended';
  if (current.token !== undefined && !expiresWithin(current, 5)) {
    adopt(current);
    return { token: current.token };
  }
  // A hanging refresh would block every later caller: the next attempt uses a new object.
  adopt(null);
  return isRefused ? 'ended' : 'unreachable';
}

async function refresh(current: SignedIn): Promise<TokenResult> {
  const used = current.refreshToken;
  if (isCutOff()) return afterFailure(current, used);
  try {
    await withTimeout(UPDATE_TIMEOUT_MS, current.updateToken(ALWAYS));
  } catch {
    return afterFailure(current, used);
  }
  if (keycloak !== current || current.token === undefined) return 'ended';
  adopt(current);
  shareTokens(current);
  return { token: current.token };
}

/**
 * Refreshes once for all tabs (R4.11), unless another tab did while this one waited for the lock.
 * @param refused the token that the service rejected; without it, the token is about to expire
 */
function update(current: SignedIn, refused?: string): Promise<TokenResult> {
  refreshing ??= inTurn(async () => {
    const { token } = current;
    const isFresh =
      refused === undefined ? !expiresWithin(current, MIN_VALIDITY_S) : token !== refused;
    if (token !== undefined && isFresh) return { token };
    return refresh(current);
  }).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** A token that is valid for 70 s more; one tab refreshes for all (R4.11). */
export async function accessToken(): Promise<TokenResult> {
  if (!keycloak) {
    const status = await startAuth();
    if (status === 'anonymous') return 'ended';
    if (status !== 'authenticated') return status;
  }
  const current = keycloak;
  if (!current?.token) return 'ended';
  if (!expiresWithin(current, MIN_VALIDITY_S)) return { token: current.token };
  return update(current);
}

export const isCurrentToken = (token: string): boolean => keycloak?.token === token;

/** Replaces a token that the service rejected. */
export async function replaceToken(refused: string): Promise<TokenResult> {
  const current = keycloak;
  if (!current) return accessToken();
  if (current.token !== undefined && current.token !== refused) return { token: current.token };
  const result = await update(current, refused);
  // The provider gave no new token: it cannot be reached, which is not a failed sign-in.
  return typeof result === 'object' && result.token === refused ? 'unreachable' : result;
}

/** Removes the tokens; this page takes no others afterwards. */
export function forgetTokens(): void {
  isOver = true;
  adopt(null);
  subject = null;
  given = null;
}

/** Ends the provider's session and comes back; false when the provider cannot be reached. */
export async function logout(): Promise<boolean> {
  // A pending start would find the session that has to end.
  await starting;
  const current = keycloak;
  if (!current || !(await isProviderReachable())) {
    forgetTokens();
    return false;
  }
  forgetTokens();
  await current.logout({ redirectUri: redirectUri() });
  return true;
}
