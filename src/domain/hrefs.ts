import { formatOrderIds } from './order.ts';

/** Addresses of the app's screens below its base path (specification §2, R2.1). */
export const hrefs = {
  profile: () => '/',
  invites: () => '/invites',
  catalog: () => '/catalog',
  products: () => '/catalog/products',
  services: () => '/catalog/services',
  product: (id: number) => `/catalog/${id}`,
  rules: () => '/rules/',
  orders: () => '/orders',
  order: (ids: readonly number[]) => `/orders/${formatOrderIds(ids)}`,
  noCard: () => '/no-card',
  getCard: () => '/get-card',
  inviteForm: () => '/invite',
  faq: () => '/faq',
  support: () => '/support',
} as const;
