import { fetchLessons } from '#src/data/api/programme/education.ts';
import { fetchRating } from '#src/data/api/programme/rating.ts';
import { fetchSuccessStories } from '#src/data/api/programme/success-stories.ts';
import { fetchDeliveryNotes } from '#src/data/api/shop/delivery-notes.ts';
import type { Collection } from '#src/data/db/collections.ts';
import { refreshEmailAttempt } from './email-change/refresh-attempt.ts';
import { refreshCards } from './refresh/cards.ts';
import { refreshCatalog } from './refresh/catalog.ts';
import { refreshClient } from './refresh/client.ts';
import { refreshGoal } from './refresh/goal.ts';
import { refreshInvitations } from './refresh/invitations.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshOperations } from './refresh/operations.ts';
import { refreshOrders } from './refresh/orders.ts';
import { replaceRecord, replaceRows } from './refresh/replace.ts';
import { hasOpenTicket, refreshKnownTickets, refreshTickets } from './refresh/tickets.ts';
import type { Refresh } from './refresh/track.ts';

/** How a collection is fetched, and when. */
export interface CollectionRules {
  readonly refresh: Refresh;
  /** Each start fetches it; the first start waits for what it awaits (R4.5). */
  readonly start?: 'awaited' | 'background';
  /** Its screen fetches it when it opens, unless that was within the last minute. */
  readonly onEntry?: true;
  /** How old it may become in an open app, so that it can be read offline, in ms. */
  readonly offlineMs?: number | (() => Promise<number>);
  /** What `contactTracking` reports when it may have changed (R7.11). */
  readonly changedBy?: 'cards' | 'contacts';
  /** In place of `refresh` after such a report. */
  readonly refreshChanged?: () => Promise<void>;
  /**
   * When owner view fetches it, besides what its screens do (R6.3): each round waits for what it awaits and then
   * fetches the others, some only at its start.
   */
  readonly ownerView?: 'awaited' | 'round' | 'start';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A purchase fetches the live price, and a screen what it shows, whatever the age of the catalog. */
export const CATALOG_MS = 15 * MINUTE_MS;
const READ_SELDOM_MS = 6 * HOUR_MS;

/** The service need not report that the support has replied. */
const ticketsMs = async (): Promise<number> =>
  (await hasOpenTicket()) ? MINUTE_MS : READ_SELDOM_MS;

/** All that is known of each collection's refreshes. The order is that in which they are fetched. */
export const COLLECTIONS: Readonly<Record<Collection, CollectionRules>> = {
  // The start fetches the record before all else (`settleAddress`).
  client: { refresh: refreshClient, onEntry: true, ownerView: 'awaited' },
  member: {
    refresh: refreshMember,
    start: 'awaited',
    changedBy: 'contacts',
    ownerView: 'awaited',
  },
  cards: { refresh: refreshCards, start: 'awaited', changedBy: 'cards', ownerView: 'awaited' },
  orders: {
    refresh: refreshOrders,
    start: 'awaited',
    changedBy: 'contacts',
    ownerView: 'awaited',
  },
  operations: {
    refresh: refreshOperations,
    start: 'background',
    changedBy: 'contacts',
    ownerView: 'round',
  },
  // It follows the client (`followEmailChange`).
  emailChange: { refresh: () => refreshEmailAttempt() },
  catalog: { refresh: refreshCatalog, onEntry: true, offlineMs: CATALOG_MS, ownerView: 'start' },
  goal: { refresh: refreshGoal, offlineMs: HOUR_MS, changedBy: 'contacts', ownerView: 'round' },
  deliveryNotes: {
    refresh: replaceRows('deliveryNotes', fetchDeliveryNotes),
    onEntry: true,
    offlineMs: READ_SELDOM_MS,
  },
  invitations: {
    refresh: refreshInvitations,
    onEntry: true,
    offlineMs: READ_SELDOM_MS,
    changedBy: 'contacts',
  },
  lessons: {
    refresh: replaceRows('lessons', fetchLessons),
    onEntry: true,
    offlineMs: READ_SELDOM_MS,
  },
  rating: {
    refresh: replaceRecord('rating', fetchRating),
    onEntry: true,
    offlineMs: READ_SELDOM_MS,
  },
  successStories: {
    refresh: replaceRecord('successStories', fetchSuccessStories),
    onEntry: true,
    offlineMs: READ_SELDOM_MS,
  },
  tickets: {
    refresh: refreshTickets,
    onEntry: true,
    offlineMs: ticketsMs,
    changedBy: 'contacts',
    refreshChanged: refreshKnownTickets,
  },
};
