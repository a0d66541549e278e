import { database } from '#src/data/db/database.ts';
import { loadMeta, storeMeta, type MetaKey } from '#src/data/db/meta.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';
import { refreshCatalog } from './catalog.ts';
import { refreshClient } from './client.ts';
import { refreshDeliveryNotes } from './delivery-notes.ts';
import { refreshGoal } from './goal.ts';
import { refreshInvitations } from './invitations.ts';
import { refreshLessons } from './lessons.ts';
import { refreshRating } from './rating.ts';
import { refreshSuccessStories } from './success-stories.ts';
import { hasOpenTicket, refreshTickets } from './tickets.ts';
import { isRefreshing } from './track.ts';

const REFRESHERS = {
  catalog: refreshCatalog,
  client: refreshClient,
  deliveryNotes: refreshDeliveryNotes,
  goal: refreshGoal,
  invitations: refreshInvitations,
  lessons: refreshLessons,
  rating: refreshRating,
  successStories: refreshSuccessStories,
  tickets: refreshTickets,
} as const;

/** Collections that a screen refreshes when it opens: `contactTracking` reports no change of theirs. */
export type EntryCollection = keyof typeof REFRESHERS;

/** The record with the time of the collection's last refresh. */
const metaKeyOf = (collection: EntryCollection): MetaKey =>
  collection === 'catalog' ? 'catalogue' : collection;

/** How long a collection counts as fresh when its screen opens, in ms. */
const FRESH_MS = 60_000;
const HOUR_MS = 60 * 60_000;
/**
 * How old a collection may be in an open app, so that it can be read offline, in ms. A purchase fetches the
 * live price, and a screen what it shows, by themselves.
 */
const OLDEST_MS = {
  catalog: HOUR_MS / 4,
  goal: HOUR_MS,
  deliveryNotes: 6 * HOUR_MS,
  invitations: 6 * HOUR_MS,
  lessons: 6 * HOUR_MS,
  rating: 6 * HOUR_MS,
  successStories: 6 * HOUR_MS,
  tickets: 6 * HOUR_MS,
} as const satisfies Partial<Record<EntryCollection, number>>;

/** What a tracked change may concern, besides what each start fetches. */
const TRACKED = { goal: 0, invitations: 0, tickets: 0 } as const;

/** Refreshes a collection that the member waits for; its sync status shows the outcome. */
export const refreshCollection = (collection: EntryCollection): Promise<void> =>
  REFRESHERS[collection]('visible');

async function refreshOlderThan(collection: EntryCollection, ms: number): Promise<void> {
  const known = await loadMeta(database(), metaKeyOf(collection));
  // A time in the future is that of a clock that was set back since.
  const isFresh = known !== undefined && Math.abs(Date.now() - known.updatedAt) < ms;
  if (isFresh || isRefreshing(collection)) return;
  await REFRESHERS[collection](known ? 'silent' : 'visible');
}

/** Refreshes a collection when its screen opens, unless it was refreshed within the last minute. */
export const refreshOnEntry = (collection: EntryCollection): Promise<void> =>
  refreshOlderThan(collection, FRESH_MS);

/** Refreshes the catalog in an app that stays open (R9.5). */
export const refreshOldCatalog = (): Promise<void> =>
  refreshOlderThan('catalog', OLDEST_MS.catalog);

/**
 * Downloads what the device lacks, or has had for long, so that the screens can be read offline; tickets also
 * while one waits for the support.
 */
export async function refreshForOffline(): Promise<void> {
  // The support may have answered meanwhile: `contactTracking` need not report that.
  const awaitsSupport = await hasOpenTicket();
  const hasMissed = await areChangesDue();
  const ages = {
    ...OLDEST_MS,
    ...(awaitsSupport && { tickets: FRESH_MS }),
    ...(hasMissed && TRACKED),
  };
  const { catalog, goal, ...others } = ages;
  await Promise.all([refreshOlderThan('catalog', catalog), refreshOlderThan('goal', goal)]);
  for (const [collection, age] of Object.entries(others))
    await refreshOlderThan(collection as keyof typeof others, age);
  if (hasMissed) await forgetChanges();
}

/**
 * Remembers on the device, until all that it may concern is fetched, that something has changed: the service reports
 * each tracked change once, and this tab may end.
 */
export const rememberChanges = (): Promise<unknown> =>
  withMemoryFallback(() => storeMeta(database(), 'changesDue', true, Date.now()));

/** Whether a change may not be on the device yet. */
export const areChangesDue = async (): Promise<boolean> =>
  (await loadMeta(database(), 'changesDue')) !== undefined;

/** Everything that changed is on the device. */
export const forgetChanges = (): Promise<void> => database().meta.delete('changesDue');
