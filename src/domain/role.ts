/** Roles that may look at another owner's area (R6.1). */
const OWNER_VIEW_ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'] as const;

export const mayViewOwners = (roles: readonly string[]): boolean =>
  OWNER_VIEW_ROLES.some((role) => roles.includes(role));
