import { createHash, randomBytes } from 'node:crypto';
import { signInFormAddress } from './sign-in-form.ts';

export const CLIENT_ID = 'friends-public';
/** The password of every seeded account. */
export const PASSWORD = 'demo';
export const STUDENT = 'student@example.test';
/** How long a test uses an access token: less than it holds, in ms. */
export const TOKEN_MS = 120_000;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

/** A minimal browser: keeps cookies by path and follows no redirects. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();
  #verifier = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param path a path within the realm, or an absolute URL. */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path.startsWith('/') ? `${this.#origin}/sso/realms/loyalty${path}` : path);
    const cookie = [...this.#cookies]
      .filter(([, { path: scope }]) => url.pathname.startsWith(scope))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    return response;
  }

  /** Starts a sign-in as keycloak-js does; `changes` overrides parameters, undefined omits one. */
  authorize(changes: Record<string, string | undefined> = {}): Promise<Response> {
    this.#verifier = randomBytes(32).toString('base64url');
    const parameters = {
      client_id: CLIENT_ID,
      redirect_uri: `${this.#origin}/my/`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const present = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(present);
    return this.open(`/protocol/openid-connect/auth?${query}`);
  }

  /** Starts a sign-in and returns the address of its form. */
  async openForm(changes?: Record<string, string | undefined>): Promise<string> {
    const response = await this.authorize(changes);
    return signInFormAddress(await response.text(), this.#origin);
  }

  submit(form: string, email: string, password: string): Promise<Response> {
    return this.open(form, { method: 'POST', body: new URLSearchParams({ email, password }) });
  }

  /** Signs in and returns the tokens. */
  async signIn(email: string = STUDENT, password: string = PASSWORD): Promise<Tokens> {
    return this.exchange(await this.submit(await this.openForm(), email, password));
  }

  /** Exchanges the code in a redirect to the app for tokens. */
  async exchange(response: Response): Promise<Tokens> {
    const tokens = await this.token({
      grant_type: 'authorization_code',
      code: fragment(response).get('code') ?? '',
      redirect_uri: `${this.#origin}/my/`,
      code_verifier: this.#verifier,
    });
    return (await tokens.json()) as Tokens;
  }

  refresh(token: string): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token: token });
  }

  token(parameters: Record<string, string>): Promise<Response> {
    return this.open('/protocol/openid-connect/token', {
      method: 'POST',
      headers: { accept: '*/*', origin: this.#origin },
      body: new URLSearchParams({ client_id: CLIENT_ID, ...parameters }),
    });
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((one) => one.startsWith('path='))?.slice('path='.length) ?? '/';
    if (line.includes('expires=Thu, 01 Jan 1970')) this.#cookies.delete(name);
    else this.#cookies.set(name, { value: pair.slice(name.length + 1), path });
  }
}

export const location = (response: Response): string => response.headers.get('location') ?? '';

/** The parameters that a redirect to the app carries in the fragment of its address. */
export const fragment = (response: Response): URLSearchParams =>
  new URLSearchParams(new URL(location(response)).hash.slice(1));
