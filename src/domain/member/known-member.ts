import { hasShape, isListOf, isText, type Checked } from '../shape.ts';

const isDatabaseName = (value: unknown): value is string =>
  isText(value) && value.startsWith('area-');

/** Whether a stored record names a member whose database can be opened. */
export const isKnownMember = hasShape({
  /** Subject of the identity provider. */
  sub: isText,
  email: isText,
  firstName: isText,
  lastName: isText,
  roles: isListOf(isText),
  /** Name of the member's database on this device. */
  databaseName: isDatabaseName,
});
/** The member who used this device last: enough to open their database before any request. No token. */
export type KnownMember = Checked<typeof isKnownMember>;
