import { hasShape, isListOf, isText } from '../shape.ts';

/** The member who used this device last: enough to open their database before any request. No token. */
export interface KnownMember {
  /** Subject of the identity provider. */
  readonly sub: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** Name of the member's database on this device. */
  readonly databaseName: string;
}

/** Whether a stored record names a member whose database can be opened. */
export const isKnownMember = hasShape<KnownMember>({
  sub: isText,
  email: isText,
  firstName: isText,
  lastName: isText,
  roles: isListOf(isText),
  databaseName: (value) => typeof value === 'string' && value.startsWith('area-'),
});
