import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID, PASSWORD, STUDENT } from './identity-harness.ts';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

/** A browser of one person: keeps cookies by path and follows no redirect by itself. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();
  #verifier = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param path within the realm, or a whole address. */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path.startsWith('/') ? `${this.#origin}/sso/realms/loyalty${path}` : path);
    const cookie = [...this.#cookies]
      .filter(([, { path: scope }]) => url.pathname.startsWith(scope))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  /** Begins a sign-in as keycloak-js does; `changes` overrides or (undefined) leaves out. */
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
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given);
    return this.open(`/protocol/openid-connect/auth?${query}`);
  }

  /** Opens the form of a new sign-in and returns its address. */
  async openForm(changes?: Record<string, string | undefined>): Promise<string> {
    return new URL(location(await this.authorize(changes)), this.#origin).href;
  }

  submit(form: string, email: string, password: string): Promise<Response> {
    return this.open(form, { method: 'POST', body: new URLSearchParams({ email, password }) });
  }

  /** Signs in from the first request to the tokens. */
  async signIn(email: string = STUDENT, password: string = PASSWORD): Promise<Tokens> {
    const submitted = await this.submit(await this.openForm(), email, password);
    return this.exchange(await this.open(location(submitted)));
  }

  /** Tokens for the code in the app's address that the provider redirects to. */
  async exchange(answer: Response): Promise<Tokens> {
    const tokens = await this.token({
      grant_type: 'authorization_code',
      code: fragment(answer).get('code') ?? '',
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

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((one) => one.startsWith('path='))?.slice('path='.length) ?? '/';
    if (line.includes('expires=Thu, 01 Jan 1970')) this.#cookies.delete(name);
    else this.#cookies.set(name, { value: pair.slice(name.length + 1), path });
  }
}

export const location = (answer: Response): string => answer.headers.get('location') ?? '';

/** What the provider tells the app behind the `#` of its address. */
export const fragment = (answer: Response): URLSearchParams =>
  new URLSearchParams(new URL(location(answer)).hash.slice(1));
