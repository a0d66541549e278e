import { tokenOf } from './test-app.ts';

/** Who is signed in at the identity provider; after the session's end there is no token. */
export const person: { email: string; roles: readonly string[]; isSignedIn: boolean } = {
  email: '',
  roles: [],
  isSignedIn: true,
};

/** Stands in for platform/auth/auth.ts: a token of that person, and no page to be sent to. */
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
    roles: [],
  }),
};
