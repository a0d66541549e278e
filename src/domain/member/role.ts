/** Roles that may view another member's area (R6.1). */
export const OWNER_VIEW_ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'] as const;

/** Roles of the people who run the programme (R11.6). */
export const STAFF_ROLES = [...OWNER_VIEW_ROLES, 'desk'] as const;

/** Whether the staff screens have anything for somebody with these roles. */
export const isStaff = (roles: readonly string[]): boolean =>
  STAFF_ROLES.some((role) => roles.includes(role));

export const canViewOwners = (roles: readonly string[]): boolean =>
  OWNER_VIEW_ROLES.some((role) => roles.includes(role));
