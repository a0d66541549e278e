import { formatOrderIds } from './orders/order-ids.ts';
import type { TicketCategory } from './support-ticket.ts';

/** Addresses of the app's screens below its base path (R2.1). */
export const hrefs = {
  profile: () => '/',
  invites: () => '/invites',
  catalog: () => '/catalog',
  products: () => '/catalog/products',
  services: () => '/catalog/services',
  events: () => '/catalog/events',
  product: (id: number) => `/catalog/${id}`,
  /** Opens the product with its purchase dialog (R9.9). */
  buy: (id: number) => `/catalog/${id}?buy`,
  rules: () => '/rules/',
  orders: () => '/orders',
  /** The orders with the pickup view over them. */
  codes: () => '/orders?codes',
  order: (ids: readonly number[]) => `/orders/${formatOrderIds(ids)}`,
  /** Staff finds a member (R6.1). */
  staff: () => '/staff',
  /** What staff runs the programme with (R11.6). */
  staffSection: (
    section: 'orders' | 'invitations' | 'tickets' | 'products' | 'coins' | 'devices' | 'journal',
  ) => `/staff/${section}`,
  /** Staff hands out orders at a pickup place (R12.1). */
  desk: () => '/desk',
  /** A member's coins and cards, for acts on them. */
  staffMember: (reference: string) => `/staff/members/${reference}`,
  /** Staff views a member's area: another page, so that nothing of the viewer's stays in it (R6.3). */
  owner: (reference: string) => `/?owner=${reference}`,
  scan: () => '/scan',
  history: () => '/history',
  /** @param month such as `2026-09` (R2.14) */
  monthHistory: (month: string) => `/history?period=${month}`,
  /** @param id the operation that the history scrolls to and marks */
  operation: (id: number) => `/history?operation=${id}`,
  inbox: () => '/inbox',
  noCard: () => '/no-card',
  getCard: () => '/get-card',
  inviteForm: () => '/invite',
  /** Opens the form with an invitation that waits or was refused (R9.10). */
  correctInvitation: (requestId: string) => `/invite?${new URLSearchParams({ post: requestId })}`,
  verifyPhone: () => '/verify-phone',
  personalData: () => '/personal-data',
  settings: () => '/settings',
  waiting: () => '/waiting',
  emailChange: () => '/email-change',
  education: () => '/education',
  lesson: (id: number) => `/education/${id}`,
  rating: () => '/rating',
  addresses: () => '/addresses',
  /** @param question opens this one */
  faq: (question?: string) => (question === undefined ? '/faq' : `/faq#${question}`),
  /** @param topic chooses what the new ticket is about (R2.27) */
  support: (topic?: TicketCategory) =>
    topic === undefined ? '/support' : `/support?topic=${topic}`,
  ticket: (id: number) => `/support#ticket-${id}`,
} as const;

/** The address that calls a phone number as it is printed. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
