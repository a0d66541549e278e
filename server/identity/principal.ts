/** The person or the other system that makes a request, from the verified access token (R1.9, R6.1, R11.2). */
export interface Principal {
  readonly sub: string;
  /** In lower case; empty of another system. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Roles in the service's OIDC client only, never of the realm or of another one. */
  readonly roles: readonly string[];
  /** The projects (R1.1) whose members the roles hold for; absent for all of them (R11.2). */
  readonly projects?: readonly number[] | undefined;
  /** Another system of the institution, which is no member: it has the API of the institution only. */
  readonly isSystem?: boolean | undefined;
  /** The sign-in session: the same for every token of one sign-in. */
  readonly sid: string;
  /** When the person signed in, in seconds since the epoch. */
  readonly authTime: number;
  /**
   * The host at which the person signed in, as the token's issuer names it; absent with an outside
   * provider, which is one for all hosts.
   */
  readonly signInHost?: string | undefined;
}

/** The token is absent, foreign, expired or not an access token for this service: respond with 401. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
}

/** The token cannot be verified now: respond with 503, because a 401 would end the person's session. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
