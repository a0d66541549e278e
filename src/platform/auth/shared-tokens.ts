import type { SignedIn } from './synthetic.ts';

const FIELDS = [
  'token',
  'tokenParsed',
  'refreshToken',
  'refreshTokenParsed',
  'idToken',
  'idTokenParsed',
  'timeSkew',
] as const satisfies readonly (keyof SignedIn)[];

/** The tokens that one tab's refresh shares with the others: only in memory, never stored (R10.5). */
export type TokenSet = Pick<SignedIn, (typeof FIELDS)[number]>;

const channel = new BroadcastChannel('tokens');

/** A set of tokens that another tab can use. */
type GivenSet = TokenSet & { readonly tokenParsed: { readonly sub: string; readonly exp: number } };

function isGivenSet(value: unknown): value is GivenSet {
  const { token, refreshToken, tokenParsed, timeSkew } = Object(value) as Partial<TokenSet>;
  return (
    typeof token === 'string' &&
    typeof refreshToken === 'string' &&
    typeof timeSkew === 'number' &&
    typeof tokenParsed?.sub === 'string' &&
    typeof tokenParsed.exp === 'number'
  );
}

/** Sends this tab's new tokens to the other tabs. */
export function shareTokens(from: SignedIn): void {
  channel.postMessage(Object.fromEntries(FIELDS.map((field) => [field, from[field]])));
}

/** Calls the listener with another tab's new tokens, which may belong to another member. */
export function onSharedTokens(listener: (shared: GivenSet) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isGivenSet(data)) listener(data);
  });
}

/** Resolves when another tab's tokens arrive, or after the given ms without any. */
export function nextSharedTokens(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      channel.removeEventListener('message', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    channel.addEventListener('message', done);
  });
}
