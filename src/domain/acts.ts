import { OWNER_VIEW_ROLES, STAFF_ROLES } from './member/role.ts';

/** Roles of the service's OIDC client, which the token names in `resource_access` (R6.1, R11.2). */
export const ROLES = [...STAFF_ROLES, 'programme'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Each act and its roles (R11.2). `admin` is in none of them: it may do everything. `programme` is for other
 * systems, `desk` for the people who hand out.
 */
const ROLES_OF = {
  'members.view': OWNER_VIEW_ROLES,
  'orders.list': ['manager', 'desk', 'programme'],
  'orders.move': ['manager', 'programme'],
  'orders.hand-out': ['manager', 'desk'],
  'orders.undo-hand-out': ['manager', 'desk'],
  /** What waits at a place, and what was handed out there. */
  'desk.open': ['manager', 'desk'],
  /** The devices that have the list of a desk. */
  'desk.devices': [],
  'desk.withdraw': [],
  'orders.cancel': ['manager', 'programme'],
  'invitations.list': ['manager', 'programme'],
  'invitations.move': ['manager', 'programme'],
  'invitations.pay': ['manager', 'programme'],
  'tickets.list': ['manager'],
  'tickets.answer': ['manager'],
  'tickets.move': ['manager'],
  'tickets.approve': ['manager'],
  'coins.add': ['tokens-admin', 'tokens-manager', 'programme'],
  /** More coins than one person may add: a second person decides. */
  'coins.request': ['tokens-admin'],
  'coins.list': ['tokens-admin'],
  'coins.decide': ['tokens-admin'],
  'cards.issue': ['tokens-admin'],
  'cards.change': ['tokens-admin'],
  'members.list': ['manager', 'programme'],
  'members.save': ['manager', 'programme'],
  'deals.list': ['manager', 'programme'],
  'deals.save': ['manager', 'programme'],
  'products.list': ['manager', 'programme'],
  'products.save': ['programme'],
  'pictures.add': ['programme'],
  'products.price': ['programme'],
  'products.stock': ['programme'],
  'products.withdraw': ['programme'],
  'places.list': ['manager', 'desk', 'programme'],
  'places.save': ['programme'],
  'places.withdraw': ['programme'],
  'managers.list': ['manager', 'programme'],
  'managers.save': ['programme'],
  'managers.withdraw': ['programme'],
  'lessons.list': ['manager', 'programme'],
  'lessons.save': ['programme'],
  'lessons.withdraw': ['programme'],
  'stories.list': ['manager', 'programme'],
  'stories.save': ['programme'],
  'stories.withdraw': ['programme'],
  'journal.list': [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Act = keyof typeof ROLES_OF;
export const ACTS = Object.keys(ROLES_OF) as readonly Act[];

/** The roles of a person or a system that allow an act; none means that it is forbidden. */
export const rolesFor = (roles: readonly string[], act: Act): readonly Role[] =>
  ROLES.filter(
    (role) =>
      roles.includes(role) &&
      (role === 'admin' || (ROLES_OF[act] as readonly string[]).includes(role)),
  );

/** Whether the roles of a person or a system allow an act. */
export const mayDo = (roles: readonly string[], act: Act): boolean =>
  rolesFor(roles, act).length > 0;
