/**
 * Who used this device last: enough to open the member's database before any network (design §4).
 * It holds no token.
 */
export interface Who {
  /** Subject of the identity provider. */
  readonly sub: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** Name of the member's database on this device. */
  readonly databaseName: string;
}
