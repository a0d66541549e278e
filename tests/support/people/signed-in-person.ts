import { openDatabase } from '#src/data/db/area/database.ts';
import { session } from '#src/state/session/session.ts';
import { tokenOf } from '../service/test-app.ts';

/** The user who is signed in at the identity provider. When `isSignedIn` is false, no token is issued. */
export const person: { email: string; roles: readonly string[]; isSignedIn: boolean } = {
  email: '',
  roles: [],
  isSignedIn: true,
};

let devices = 0;

/** Signs a person in on a device that knows nothing of them. */
export async function signInOnDevice(email: string): Promise<void> {
  Object.assign(person, { email, isSignedIn: true });
  devices += 1;
  const databaseName = `area-device-${devices}`;
  session.member = { sub: email, email, firstName: 'Анна', lastName: '', roles: [], databaseName };
  await openDatabase(databaseName);
}

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
