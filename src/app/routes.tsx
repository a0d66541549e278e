import { matchPath } from 'react-router-dom';
import { parseOrderIds } from '#src/domain/order.ts';
import { parseProductId } from '#src/domain/product-id.ts';
import { Profile } from '#src/features/profile/Profile.tsx';
import type { AppRoute } from './app-route.ts';
import { screen } from './lazy-screen.ts';

const orderRoutes = () => import('./screens/OrderRoutes.tsx');
const OrdersRoute = screen(() => orderRoutes().then((loaded) => loaded.OrdersRoute));
const OrderRoute = screen(() => orderRoutes().then((loaded) => loaded.OrderRoute));
const Catalog = screen(() =>
  import('#src/features/catalog/Catalog.tsx').then((loaded) => loaded.Catalog),
);
const Products = screen(() =>
  import('#src/features/catalog/Products.tsx').then((loaded) => loaded.Products),
);
const Services = screen(() =>
  import('#src/features/catalog/Services.tsx').then((loaded) => loaded.Services),
);
const Events = screen(() =>
  import('#src/features/catalog/Events.tsx').then((loaded) => loaded.Events),
);
const ProductRoute = screen(() =>
  import('./screens/ProductRoute.tsx').then((loaded) => loaded.ProductRoute),
);
const Scan = screen(() => import('#src/features/scan/Scan.tsx').then((loaded) => loaded.Scan));
const History = screen(() =>
  import('#src/features/history/History.tsx').then((loaded) => loaded.History),
);
const Inbox = screen(() => import('#src/features/inbox/Inbox.tsx').then((loaded) => loaded.Inbox));
const Education = screen(() =>
  import('#src/features/education/Education.tsx').then((loaded) => loaded.Education),
);
const Lesson = screen(() =>
  import('#src/features/education/lesson/Lesson.tsx').then((loaded) => loaded.Lesson),
);
const Rating = screen(() =>
  import('#src/features/rating/Rating.tsx').then((loaded) => loaded.Rating),
);
const Invites = screen(() =>
  import('#src/features/invites/Invites.tsx').then((loaded) => loaded.Invites),
);
const InviteForm = screen(() =>
  import('#src/features/invites/InviteForm.tsx').then((loaded) => loaded.InviteForm),
);
const Rules = screen(() =>
  import('#src/features/help/rules/Rules.tsx').then((loaded) => loaded.Rules),
);
const Faq = screen(() => import('#src/features/help/faq/Faq.tsx').then((loaded) => loaded.Faq));
const Support = screen(() =>
  import('#src/features/help/support/Support.tsx').then((loaded) => loaded.Support),
);
const NoCard = screen(() =>
  import('#src/features/card/no-card/NoCard.tsx').then((loaded) => loaded.NoCard),
);
const GetCard = screen(() =>
  import('#src/features/card/GetCard.tsx').then((loaded) => loaded.GetCard),
);
const VerifyPhone = screen(() =>
  import('#src/features/card/verify/VerifyPhone.tsx').then((loaded) => loaded.VerifyPhone),
);
const PersonalData = screen(() =>
  import('#src/features/personal-data/PersonalData.tsx').then((loaded) => loaded.PersonalData),
);
const EmailChangeRoute = screen(() =>
  import('./screens/EmailChangeRoute.tsx').then((loaded) => loaded.EmailChangeRoute),
);
const LeaveForPage = screen(() =>
  import('./screens/LeaveForPage.tsx').then((loaded) => loaded.LeaveForPage),
);
const Addresses = screen(() =>
  import('#src/features/addresses/Addresses.tsx').then((loaded) => loaded.Addresses),
);
const NotFound = screen(() => import('./screens/NotFound.tsx').then((loaded) => loaded.NotFound));

/** The extra route of development builds (R2.9). */
const DEVELOPMENT: readonly AppRoute[] = __DEV_FEATURES__
  ? [
      {
        name: 'Development',
        path: '/development',
        needsCard: false,
        screen: screen(() =>
          import('./development/Development.tsx').then((loaded) => loaded.Development),
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
    screen: Profile,
  },
  {
    name: 'Invites',
    path: '/invites',
    navbar: 'header.invite',
    icon: 'users-round',
    group: 'programme',
    needsCard: true,
    screen: Invites,
  },
  {
    name: 'Catalog',
    path: '/catalog',
    navbar: 'header.catalog',
    icon: 'shopping-bag',
    group: 'main',
    needsCard: true,
    screen: Catalog,
  },
  {
    name: 'Products',
    path: '/catalog/products',
    parent: 'Catalog',
    needsCard: true,
    screen: Products,
  },
  {
    name: 'Services',
    path: '/catalog/services',
    parent: 'Catalog',
    needsCard: true,
    screen: Services,
  },
  {
    name: 'Events',
    path: '/catalog/events',
    parent: 'Catalog',
    needsCard: true,
    screen: Events,
  },
  {
    name: 'Rules',
    path: '/rules/',
    navbar: 'header.rules',
    icon: 'file-text',
    group: 'help',
    needsCard: false,
    opensBlocked: true,
    screen: Rules,
  },
  {
    name: 'Orders',
    path: '/orders',
    navbar: 'header.orders',
    icon: 'package',
    group: 'main',
    needsCard: true,
    screen: OrdersRoute,
  },
  {
    name: 'OrdersSpecific',
    path: '/orders/:ids',
    accepts: ({ ids = '' }) => parseOrderIds(ids) !== null,
    parent: 'Orders',
    needsCard: true,
    screen: OrderRoute,
  },
  {
    name: 'Product',
    path: '/catalog/:id',
    parent: 'Catalog',
    needsCard: true,
    hidesNavbar: true,
    accepts: ({ id = '' }) => parseProductId(id) !== null,
    screen: ProductRoute,
  },
  { name: 'Scan', path: '/scan', parent: 'Orders', needsCard: true, screen: Scan },
  {
    name: 'History',
    path: '/history',
    icon: 'history',
    group: 'account',
    parent: 'Profile',
    needsCard: false,
    screen: History,
  },
  {
    name: 'Inbox',
    path: '/inbox',
    parent: 'Profile',
    needsCard: false,
    opensBlocked: true,
    screen: Inbox,
  },
  { name: 'NoCard', path: '/no-card', needsCard: false, screen: NoCard },
  { name: 'GetCard', path: '/get-card', needsCard: false, hidesNavbar: true, screen: GetCard },
  {
    name: 'InviteForm',
    path: '/invite',
    needsCard: false,
    hidesNavbar: true,
    parent: 'Invites',
    screen: InviteForm,
  },
  { name: 'VerifyPhone', path: '/verify-phone', needsCard: false, screen: VerifyPhone },
  {
    name: 'PersonalData',
    path: '/personal-data',
    icon: 'id-card',
    group: 'account',
    parent: 'Profile',
    needsCard: false,
    screen: PersonalData,
  },
  {
    name: 'EmailChange',
    path: '/email-change',
    parent: 'Profile',
    needsCard: false,
    // Without the right e-mail a member of a blocked card could not even reach the support.
    opensBlocked: true,
    screen: EmailChangeRoute,
  },
  {
    name: 'Education',
    path: '/education',
    navbar: 'header.education',
    icon: 'graduation-cap',
    group: 'programme',
    needsCard: true,
    screen: Education,
  },
  {
    name: 'Lesson',
    path: '/education/:id',
    accepts: ({ id = '' }) => parseProductId(id) !== null,
    parent: 'Education',
    needsCard: true,
    screen: Lesson,
  },
  {
    name: 'Rating',
    path: '/rating',
    navbar: 'header.rating',
    icon: 'trophy',
    group: 'programme',
    needsCard: true,
    screen: Rating,
  },
  {
    name: 'Addresses',
    path: '/addresses',
    icon: 'map-pin',
    group: 'account',
    parent: 'Profile',
    needsCard: true,
    screen: Addresses,
  },
  {
    name: 'FAQ',
    path: '/faq',
    navbar: 'header.faq',
    icon: 'circle-question-mark',
    group: 'help',
    needsCard: false,
    opensBlocked: true,
    screen: Faq,
  },
  {
    name: 'Support',
    path: '/support',
    navbar: 'header.support',
    icon: 'headset',
    group: 'help',
    needsCard: false,
    opensBlocked: true,
    screen: Support,
  },
  { name: 'Documentation', path: '/documentation/*', needsCard: false, screen: LeaveForPage },
  ...DEVELOPMENT,
  { name: 'NotFound', path: '*', needsCard: false, screen: NotFound },
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
