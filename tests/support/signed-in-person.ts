import { tokenOf } from './test-app.ts';

/** The user who is signed in at the identity provider. When `isSignedIn` is false, no token is issued. */
export const person: { email: string; roles: readonly string[]; isSignedIn: boolean } = {
  email: '',
  roles: [],
  isSignedIn: true,
};

/** Replaces platform/auth/auth.ts: issues that user's token and never redirects. */
export const authentication = {
  accessToken: () =>
    Promise.resolve(
      person.isSignedIn ? { token: tokenOf(person.email, { roles: person.roles }) } : 'ended',
    ),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({
    sub: person.email,
    email: person.email,
    firstName: '',
    lastName: '',
    roles: person.roles,
  }),
};
