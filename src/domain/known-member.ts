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
