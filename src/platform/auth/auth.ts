import { rememberPath } from '../return-path.ts';
import { within } from '../within.ts';
import { attemptSignIn, newKeycloak } from './attempt.ts';
import { readClaims, type Claims } from './claims.ts';
import { isProviderReachable } from './probe.ts';
import { redirectUri } from './realm.ts';
import { inTurn } from './refresh-turn.ts';
import { nextSharedTokens, onSharedTokens, shareTokens, type TokenSet } from './shared-tokens.ts';
import { syntheticIdentity, type SignedIn } from './synthetic.ts';

export type AuthStatus = 'authenticated' | 'anonymous' | 'unreachable';

/** keycloak-js counts in seconds: the 70000 ms of specification §9 (R4.11). */
const MIN_VALIDITY_S = 70;
const REFRESH_BEFORE_EXPIRY_MS = 60_000;
const UPDATE_TIMEOUT_MS = 6000;
/** How long a refused refresh looks for the tokens of a tab that was faster, in ms. */
const NEWS_MS = 100;

/** Tokens live in this object alone: never in storage, addresses or logs (R10.5). */
let keycloak: SignedIn | null = null;
let starting: Promise<AuthStatus> | null = null;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
let refreshing: Promise<TokenResult> | null = null;
/** Whose page this is: another person's token must never meet this person's database (R9.8). */
let subject: string | null = null;

function adopt(next: SignedIn | null): void {
  keycloak = next;
  clearTimeout(refreshTimer);
  const expiry = next?.tokenParsed?.exp;
  if (expiry === undefined) return;
  const skewMs = (next?.timeSkew ?? 0) * 1000;
  const due = expiry * 1000 + skewMs - Date.now() - REFRESH_BEFORE_EXPIRY_MS;
  refreshTimer = setTimeout(() => void accessToken(), Math.max(due, 5000));
}

async function learn(): Promise<AuthStatus> {
  const synthetic = __DEV_FEATURES__ ? syntheticIdentity() : null;
  if (synthetic) {
    adopt(synthetic);
    return 'authenticated';
  }
  if (!(await isProviderReachable())) return 'unreachable';
  try {
    const next = await attemptSignIn();
    const person = next.authenticated === true ? readClaims(next.tokenParsed) : null;
    if (!person) return 'anonymous';
    if (subject !== null && subject !== person.sub) {
      // The start of a new page clears the former person away before anything is shown.
      location.replace('/my/');
      return 'anonymous';
    }
    subject = person.sub;
    adopt(next);
    return 'authenticated';
  } catch {
    return 'unreachable';
  }
}

/** Learns who is signed in; calls at the same time share one attempt. Never navigates. */
export function startAuth(): Promise<AuthStatus> {
  starting ??= learn().finally(() => {
    starting = null;
  });
  return starting;
}

/** The signed-in person's claims, or null while nobody is known to be signed in. */
export const claims = (): Claims | null => readClaims(keycloak?.tokenParsed);

/** What there is to send: a token, or why there is none. `ended`: the provider ended the session. */
export type TokenResult = { readonly token: string } | 'ended' | 'unreachable';

/** The newest tokens of this person that another tab gave. */
let given: TokenSet | null = null;

const expiryOf = (tokens: Pick<TokenSet, 'tokenParsed'> | null): number =>
  tokens?.tokenParsed?.exp ?? 0;

onSharedTokens((shared) => {
  if (shared.tokenParsed.sub !== subject || expiryOf(shared) < expiryOf(given)) return;
  given = shared;
  // A tab that is signed out, or on its way, has no object to put them into.
  if (!keycloak || expiryOf(shared) < expiryOf(keycloak)) return;
  adopt(Object.assign(keycloak, shared));
});

/** After a refused refresh: what a tab that was faster has made of the session, if there is one. */
async function takeGiven(current: SignedIn, refused: string | undefined): Promise<void> {
  if (!given || given.refreshToken === refused) await nextSharedTokens(NEWS_MS);
  if (given && given.refreshToken !== refused) Object.assign(current, given);
}

/** What a tab has after a refresh that failed. */
async function afterFailure(current: SignedIn, used: string | undefined): Promise<TokenResult> {
  // Only an answer of 400 clears the tokens: the session is over, unless another tab has newer ones.
  const isRefused = current.token === undefined;
  if (isRefused) await takeGiven(current, used);
  // The person signed out meanwhile.
  if (keycloak !== current) return 'ended';
  if (current.token !== undefined && !current.isTokenExpired(5)) {
    adopt(current);
    return { token: current.token };
  }
  // A hanging refresh would hang every later caller: the next attempt takes a new object.
  adopt(null);
  return isRefused ? 'ended' : 'unreachable';
}

async function refresh(current: SignedIn, minValidityS: number): Promise<TokenResult> {
  const used = current.refreshToken;
  try {
    await within(UPDATE_TIMEOUT_MS, current.updateToken(minValidityS));
  } catch {
    return afterFailure(current, used);
  }
  if (keycloak !== current || current.token === undefined) return 'ended';
  adopt(current);
  shareTokens(current);
  return { token: current.token };
}

/**
 * Refreshes once for all tabs (R4.11), unless another tab did while this one waited for its turn.
 * @param refused the token that the service refused; absent, one that is about to expire
 */
function update(current: SignedIn, refused?: string): Promise<TokenResult> {
  refreshing ??= inTurn(async () => {
    const { token } = current;
    const isFresh =
      refused === undefined ? !current.isTokenExpired(MIN_VALIDITY_S) : token !== refused;
    if (token !== undefined && isFresh) return { token };
    return refresh(current, refused === undefined ? MIN_VALIDITY_S : -1);
  }).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** A token that is good for 70 s more; one tab refreshes for all (R4.11). */
export async function accessToken(): Promise<TokenResult> {
  if (!keycloak) {
    const status = await startAuth();
    if (status === 'anonymous') return 'ended';
    if (status === 'unreachable') return 'unreachable';
  }
  const current = keycloak;
  if (!current?.token) return 'ended';
  if (!current.isTokenExpired(MIN_VALIDITY_S)) return { token: current.token };
  return update(current);
}

export const isCurrentToken = (token: string): boolean => keycloak?.token === token;

/** A new token in place of one that the service refused. */
export async function replaceToken(refused: string): Promise<TokenResult> {
  const current = keycloak;
  if (!current) return accessToken();
  if (current.token !== undefined && current.token !== refused) return { token: current.token };
  const result = await update(current, refused);
  // The provider gave no new one: it is away, and that is never a failed sign-in.
  return typeof result === 'object' && result.token === refused ? 'unreachable' : result;
}

/**
 * Goes to the sign-in page, to come back to the screen that is open when this one is left; false when the
 * provider is away, and then nothing happens.
 */
export async function login(options: { readonly fresh: boolean }): Promise<boolean> {
  if (!(await isProviderReachable())) return false;
  const next = await newKeycloak();
  await next.init({ pkceMethod: 'S256', responseMode: 'fragment', checkLoginIframe: false });
  // Not before: a member may have gone on while the provider was asked.
  rememberPath();
  await next.login({
    redirectUri: redirectUri(),
    locale: document.documentElement.lang,
    ...(options.fresh ? { prompt: 'login' as const } : {}),
  });
  return true;
}

/** From now on this page has no tokens and takes none. */
function forget(): void {
  adopt(null);
  subject = null;
  given = null;
}

/** Ends the provider's session and comes back; false when the provider is away. */
export async function logout(): Promise<boolean> {
  // A start under way is about to find the session that has to end.
  await starting;
  const current = keycloak;
  if (!current || !(await isProviderReachable())) {
    forget();
    return false;
  }
  forget();
  await current.logout({ redirectUri: redirectUri() });
  return true;
}
