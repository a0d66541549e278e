import { PEOPLE } from './people/people.ts';

/** The password of every seeded account (README.md). */
export const DEMO_PASSWORD = 'demo';

export const emailOf = (name: string): string => `${name}@example.test`;

/** The seeded sign-in accounts with what each is for. */
export const SEED_ACCOUNTS = PEOPLE.map(({ name, firstName, lastName, roles, purpose }) => ({
  email: emailOf(name),
  password: DEMO_PASSWORD,
  firstName,
  lastName,
  roles: [...(roles ?? [])],
  purpose,
}));
