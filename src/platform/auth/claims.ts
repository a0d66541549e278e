import { config } from '../config.ts';

/** The token's claims about the member (R1.9, R6.1). */
export interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the claims of a parsed token; null when it lacks the subject or the e-mail. */
export function readClaims(token: Readonly<Record<string, unknown>> | undefined): Claims | null {
  const sub = text(token?.['sub']);
  const email = text(token?.['email']).toLowerCase();
  if (!token || sub === '' || email === '') return null;
  const access = token['resource_access'] as Record<string, { roles?: string[] }> | undefined;
  return {
    sub,
    email,
    firstName: text(token['given_name']),
    lastName: text(token['family_name']),
    roles: access?.[config().identity.serviceClientId]?.roles ?? [],
  };
}
