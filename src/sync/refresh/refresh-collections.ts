import { database } from '#src/data/db/area/database.ts';
import { COLLECTION_NAMES, loadUpdatedAt, type Collection } from '#src/data/db/collections.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { deleteMeta, storeMeta } from '#src/data/db/store-meta.ts';
import { CATALOG_MS, COLLECTIONS, type CollectionRules } from '../collections.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { isRefreshing } from './track.ts';

/** How long a collection counts as fresh when its screen opens, in ms. */
const FRESH_MS = 60_000;
/** What may be older than this is fetched one by one, so that screens and what changes often come first. */
const SELDOM_MS = 60 * 60_000;

const namesOf = (isMeant: (rules: CollectionRules) => boolean): readonly Collection[] =>
  COLLECTION_NAMES.filter((name) => isMeant(COLLECTIONS[name]));

/** Refreshes a collection; its sync status shows the outcome. */
export const refreshCollection = (
  collection: Collection,
  mode: RequestMode = 'silent',
): Promise<void> => COLLECTIONS[collection].refresh(mode);

async function refreshOlderThan(collection: Collection, ms: number): Promise<void> {
  const updatedAt = await loadUpdatedAt(collection);
  // A time in the future is that of a clock that was set back since.
  const isFresh = updatedAt !== null && Math.abs(Date.now() - updatedAt) < ms;
  if (isFresh || isRefreshing(collection)) return;
  await refreshCollection(collection, updatedAt === null ? 'visible' : 'silent');
}

/**
 * Refreshes a collection when its screen opens, unless it was refreshed within the last minute, or comes with each
 * start.
 */
export async function refreshOnEntry(collection: Collection): Promise<void> {
  if (COLLECTIONS[collection].onEntry) await refreshOlderThan(collection, FRESH_MS);
}

/** Refreshes the catalog in an app that stays open (R9.5). */
export const refreshOldCatalog = (): Promise<void> => refreshOlderThan('catalog', CATALOG_MS);

/** Requests of refreshes that have already been sent. */
export type Begun = Readonly<Partial<Record<Collection, Promise<void>>>>;

/**
 * Refreshes the collections that the rules mean, beside each other.
 * @throws {ServiceError} the first failure.
 */
export async function refreshAll(
  isMeant: (rules: CollectionRules) => boolean,
  begun: Begun = {},
): Promise<void> {
  await Promise.all(namesOf(isMeant).map((name) => begun[name] ?? COLLECTIONS[name].refresh()));
}

/** Refreshes what a report of `contactTracking` may concern (R7.11). */
export async function refreshChanged(event: CollectionRules['changedBy']): Promise<void> {
  const changed = namesOf(({ changedBy }) => changedBy === event);
  await Promise.all(
    changed.map((name) => {
      const { refresh, refreshChanged: refreshOne } = COLLECTIONS[name];
      return refreshOne?.() ?? refresh();
    }),
  );
}

/** Downloads what the device lacks, or has had for long, so that the screens can be read offline. */
export async function refreshForOffline(): Promise<void> {
  const hasMissed = await areChangesDue();
  const ages = namesOf(({ offlineMs }) => offlineMs !== undefined).map(async (name) => {
    const { offlineMs = Infinity, changedBy } = COLLECTIONS[name];
    const ms = typeof offlineMs === 'number' ? offlineMs : await offlineMs();
    return { name, ms: hasMissed && changedBy ? 0 : ms, isSeldom: ms > SELDOM_MS };
  });
  const all = await Promise.all(ages);
  const often = all.filter(({ isSeldom }) => !isSeldom);
  await Promise.all(often.map(({ name, ms }) => refreshOlderThan(name, ms)));
  for (const { name, ms } of all.filter(({ isSeldom }) => isSeldom))
    await refreshOlderThan(name, ms);
  if (hasMissed) await forgetChanges();
}

/**
 * Remembers on the device, until all that it may concern is fetched, that something has changed: the service reports
 * each tracked change once, and this tab may end.
 */
export const rememberChanges = (): Promise<unknown> => storeMeta('changesDue', true, Date.now());

/** Whether a change may not be on the device yet. */
export const areChangesDue = async (): Promise<boolean> =>
  (await loadMeta(database(), 'changesDue')) !== undefined;

/** Everything that changed is on the device. */
export const forgetChanges = (): Promise<void> => deleteMeta('changesDue');
