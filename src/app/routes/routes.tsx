import { matchPath } from 'react-router-dom';
import { parseProductId } from '#src/domain/catalog/product-id.ts';
import { parseOrderIds } from '#src/domain/orders/order-ids.ts';
import { Profile } from '#src/features/profile/Profile.tsx';
import { loadAsShown } from '#src/features/profile/ProfileContent.tsx';
import { loaded } from '#src/ui/base/Loadable/loadable.ts';
import type { AppRoute } from './app-route.ts';
import { screen, screensOf } from './lazy-screen.ts';
import { STAFF_ROUTES } from './staff-routes.ts';

const orders = screensOf(async () => (await import('../areas/orders.ts')).orderScreens);
const catalog = screensOf(async () => (await import('../areas/catalog.ts')).catalogScreens);
const history = screensOf(async () => (await import('../areas/history.ts')).historyScreens);
const programme = screensOf(async () => (await import('../areas/programme.ts')).programmeScreens);
const forms = screensOf(async () => (await import('../areas/forms.ts')).formScreens);
const scan = screensOf(async () => await import('#src/features/scan/Scan.tsx'));

/** The extra route of development builds (R2.9). */
const DEVELOPMENT: readonly AppRoute[] = __DEV_FEATURES__
  ? [
      {
        name: 'Development',
        path: '/development',
        needsCard: false,
        screen: screen(() =>
          import('../development/Development.tsx').then((file) => file.Development),
        ),
      },
    ]
  : [];

/** The one route table: the router, the guard, the menu and the tests read it (R2.1). */
export const ROUTES: readonly AppRoute[] = [
  {
    name: 'Profile',
    path: '/',
    navbar: 'header.profile',
    icon: 'user-round',
    group: 'main',
    needsCard: false,
    screen: loaded(Profile, loadAsShown),
  },
  {
    name: 'Invites',
    path: '/invites',
    navbar: 'header.invite',
    icon: 'users-round',
    group: 'programme',
    needsCard: true,
    screen: programme('Invites'),
  },
  {
    name: 'Catalog',
    path: '/catalog',
    navbar: 'header.catalog',
    icon: 'shopping-bag',
    group: 'main',
    needsCard: true,
    screen: catalog('Catalog'),
  },
  {
    name: 'Products',
    path: '/catalog/products',
    parent: 'Catalog',
    needsCard: true,
    screen: catalog('Products'),
  },
  {
    name: 'Services',
    path: '/catalog/services',
    parent: 'Catalog',
    needsCard: true,
    screen: catalog('Services'),
  },
  {
    name: 'Events',
    path: '/catalog/events',
    parent: 'Catalog',
    needsCard: true,
    screen: catalog('Events'),
  },
  {
    name: 'Rules',
    path: '/rules/',
    navbar: 'header.rules',
    icon: 'file-text',
    group: 'help',
    needsCard: false,
    opensBlocked: true,
    screen: programme('Rules'),
  },
  {
    name: 'Orders',
    path: '/orders',
    navbar: 'header.orders',
    icon: 'package',
    group: 'main',
    needsCard: true,
    screen: orders('OrdersRoute'),
  },
  {
    name: 'OrdersSpecific',
    path: '/orders/:ids',
    accepts: ({ ids = '' }) => parseOrderIds(ids) !== null,
    parent: 'Orders',
    needsCard: true,
    screen: orders('OrderRoute'),
  },
  {
    name: 'Product',
    path: '/catalog/:id',
    parent: 'Catalog',
    needsCard: true,
    hidesNavbar: true,
    accepts: ({ id = '' }) => parseProductId(id) !== null,
    screen: catalog('ProductRoute'),
  },
  { name: 'Scan', path: '/scan', parent: 'Orders', needsCard: true, screen: scan('Scan') },
  {
    name: 'History',
    path: '/history',
    icon: 'rotate-ccw-clock',
    group: 'account',
    needsCard: false,
    screen: history('History'),
  },
  {
    name: 'Inbox',
    path: '/inbox',
    parent: 'Profile',
    needsCard: false,
    opensBlocked: true,
    screen: programme('Inbox'),
  },
  { name: 'NoCard', path: '/no-card', needsCard: false, screen: forms('NoCard') },
  {
    name: 'GetCard',
    path: '/get-card',
    needsCard: false,
    hidesNavbar: true,
    screen: forms('GetCard'),
  },
  {
    name: 'InviteForm',
    path: '/invite',
    needsCard: false,
    hidesNavbar: true,
    parent: 'Invites',
    screen: forms('InviteForm'),
  },
  { name: 'VerifyPhone', path: '/verify-phone', needsCard: false, screen: forms('VerifyPhone') },
  {
    name: 'PersonalData',
    path: '/personal-data',
    icon: 'id-card',
    group: 'account',
    needsCard: false,
    screen: forms('PersonalData'),
  },
  {
    name: 'EmailChange',
    path: '/email-change',
    parent: 'PersonalData',
    needsCard: false,
    // Without the right e-mail a member of a blocked card could not even reach the support.
    opensBlocked: true,
    screen: forms('EmailChangeRoute'),
  },
  {
    name: 'Education',
    path: '/education',
    navbar: 'header.education',
    icon: 'graduation-cap',
    group: 'programme',
    needsCard: true,
    screen: programme('Education'),
  },
  {
    name: 'Lesson',
    path: '/education/:id',
    accepts: ({ id = '' }) => parseProductId(id) !== null,
    parent: 'Education',
    needsCard: true,
    screen: programme('Lesson'),
  },
  {
    name: 'Rating',
    path: '/rating',
    navbar: 'header.rating',
    icon: 'trophy',
    group: 'programme',
    needsCard: true,
    screen: programme('Rating'),
  },
  {
    name: 'Addresses',
    path: '/addresses',
    icon: 'map-pin',
    group: 'account',
    needsCard: true,
    screen: forms('Addresses'),
  },
  {
    name: 'Settings',
    path: '/settings',
    icon: 'sliders-horizontal',
    group: 'account',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: forms('SettingsRoute'),
  },
  {
    name: 'Waiting',
    path: '/waiting',
    parent: 'Settings',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: forms('WaitingRoute'),
  },
  {
    name: 'FAQ',
    path: '/faq',
    navbar: 'header.faq',
    icon: 'circle-question-mark',
    group: 'help',
    needsCard: false,
    opensBlocked: true,
    screen: programme('Faq'),
  },
  {
    name: 'Support',
    path: '/support',
    navbar: 'header.support',
    icon: 'headset',
    group: 'help',
    needsCard: false,
    opensBlocked: true,
    screen: forms('Support'),
  },
  ...STAFF_ROUTES,
  {
    name: 'Documentation',
    path: '/documentation/*',
    needsCard: false,
    screen: programme('LeaveForPage'),
  },
  ...DEVELOPMENT,
  { name: 'NotFound', path: '*', needsCard: false, screen: programme('NotFound') },
];

/** The row that an address below /my belongs to. */
export function matchRoute(pathname: string): AppRoute {
  const found = ROUTES.find((route) => {
    const match = matchPath(route.path, pathname);
    return match !== null && (route.accepts?.(match.params) ?? true);
  });
  if (!found) throw new Error('The last row of the route table matches every address');
  return found;
}
