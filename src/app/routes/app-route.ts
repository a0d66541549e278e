import type { Params } from 'react-router-dom';
import type { screens } from '#src/i18n/ru/app/screens.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import type { Loadable } from '#src/ui/base/Loadable/loadable.ts';

/** Groups of the menu, in its order (R2.29). */
export const MENU_GROUPS = ['main', 'programme', 'help', 'account', 'staff'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Groups that are opened seldom: rows of the menu, not tiles. */
export const ROWS: readonly MenuGroup[] = ['account', 'staff'];

/** A screen of the app: one row of the route table (R2.1). */
export interface AppRoute {
  readonly name: RouteName;
  /** Below the base path /my, in React Router's form. */
  readonly path: string;
  /**
   * Key of the entry's text in the header; without it a row with a group is in the menu only, named by the title of
   * its screen.
   */
  readonly navbar?: NavbarKey;
  readonly icon?: IconName;
  /** Group of the menu; a row without it has no entry. */
  readonly group?: MenuGroup;
  /** Opens only with an active physical card. */
  readonly needsCard: boolean;
  /** Its entry is for staff with a role of the owner view (R6.1). */
  readonly staffOnly?: true;
  /** About the viewer's own device: closed in owner view (R6.3). */
  readonly ownOnly?: true;
  /** Opens although the card is blocked: help must stay within reach (R2.40). */
  readonly opensBlocked?: true;
  /** The navigation bar is hidden on these (R2.6). */
  readonly hidesNavbar?: true;
  /** The row above in the table whose entry is marked while this one is open, which has no entry. */
  readonly parent?: RouteName;
  /** Whether the screen accepts the address's parameters; otherwise the address is not found. */
  readonly accepts?: (parameters: Params) => boolean;
  readonly screen: Loadable;
}

/** The name of a screen, by which it has a title. */
export type RouteName = keyof typeof screens;

export type NavbarKey =
  | 'header.profile'
  | 'header.invite'
  | 'header.catalog'
  | 'header.rules'
  | 'header.orders'
  | 'header.education'
  | 'header.rating'
  | 'header.faq'
  | 'header.support';
