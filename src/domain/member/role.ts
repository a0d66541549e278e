/** Roles that may view another member's area (R6.1). */
export const OWNER_VIEW_ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'] as const;

export const canViewOwners = (roles: readonly string[]): boolean =>
  OWNER_VIEW_ROLES.some((role) => roles.includes(role));
