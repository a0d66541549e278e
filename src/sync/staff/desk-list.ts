import {
  asDeskOrders,
  fetchDeskOrders,
  fetchHandOuts,
  type DeskHandOut,
  type DeskOrder,
} from '#src/data/api/desk.ts';
import { deskDevice, hasDeskList, loadDeskList, storeDeskList } from '#src/data/db/desk-list.ts';
import { deleteSentPost, loadPosts } from '#src/data/db/outbox/posts.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';

/** So far back a desk asks for hand-outs again, in ms: for ten minutes they can be taken back. */
const CHANGING_MS = 11 * 60_000;

/** What a desk knows of its place. */
export interface Desk {
  /** The orders that wait there, by id. */
  readonly orders: ReadonlyMap<number, DeskOrder>;
  /** What was handed out there today, or became known today, newest first; null before the first response. */
  readonly handOuts: readonly DeskHandOut[] | null;
  /** When the service was asked for it last, by its clock: ISO 8601. */
  readonly at: string;
  /** Verifies the marks of combined codes. */
  readonly codeKey: string | undefined;
}

/** Midnight on this device, by the service's clock. */
const beginOfDay = (): number => new Date(serviceNow() ?? Date.now()).setHours(0, 0, 0, 0);

/** The list as the device keeps it; null without one that can be read. */
export async function loadDesk(place: number): Promise<Desk | null> {
  const list = await loadDeskList(place).catch(() => null);
  const orders = asDeskOrders(list?.orders);
  if (!list || !orders) return null;
  const { at, codeKey } = list;
  return { orders: new Map(orders.map((order) => [order.id, order])), handOuts: null, at, codeKey };
}

/**
 * What the service knows of a place now, by what has changed since it was asked last.
 * @returns the list, and the ids that have changed in it; null for all
 */
async function fetchDesk(
  place: number,
  last: Desk | null,
  signal: AbortSignal,
): Promise<{ readonly desk: Desk; readonly changed: readonly number[] | null }> {
  const asked = { place, device: await deskDevice().catch(() => undefined) };
  const changes = await fetchDeskOrders(asked, last?.at, signal);
  const orders = new Map(changes.isWhole ? [] : last?.orders);
  for (const id of changes.gone) orders.delete(id);
  for (const order of changes.orders) orders.set(order.id, order);

  const today = beginOfDay();
  const known = last?.handOuts ?? null;
  const since = last && known ? Date.parse(last.at) - CHANGING_MS : today;
  const recent = await fetchHandOuts(asked, new Date(since).toISOString(), signal);
  const ids = new Set(recent.map(({ id }) => id));
  const earlier = (known ?? [])
    .filter(({ id, receivedAt }) => !ids.has(id) && Date.parse(receivedAt) >= today)
    .map((one) => ({ ...one, mayUndo: false }));
  return {
    desk: {
      orders,
      handOuts: [...recent, ...earlier],
      at: changes.at,
      codeKey: changes.codeKey,
    },
    changed: changes.isWhole ? null : [...changes.gone, ...changes.orders.map(({ id }) => id)],
  };
}

/** The requests of posts that the service has: a list that is fetched from now on says the same. */
async function loadRecorded(): Promise<readonly string[]> {
  const posts = await loadPosts('handOut');
  return posts.filter(({ state }) => state === 'sent').map(({ requestId }) => requestId);
}

/**
 * Stores a list that was fetched, and deletes the posts that it includes. Without room on the device, and after a
 * sign-out, the list lasts as long as the screen.
 * @returns whether the device keeps the list
 */
async function keep(
  list: Parameters<typeof storeDeskList>[0],
  changed: readonly number[] | null,
  recorded: readonly string[],
): Promise<boolean> {
  try {
    await Promise.all(recorded.map(deleteSentPost));
    await storeDeskList(list, changed);
    return true;
  } catch {
    return false;
  }
}

/** A list that was fetched. */
interface RefreshedDesk {
  readonly desk: Desk;
  /**
   * Stores it, once it is on the screen: the posts that it includes go, and would show their orders as waiting.
   * Resolves with whether the device keeps it.
   */
  readonly keep: () => Promise<boolean>;
}

/**
 * Fetches a place's list by what has changed since the last one (R12.1, R12.2).
 * @param last what the screen shows; null for nothing
 * @param isKept the device has kept that
 * @throws {ServiceError} the service's refusal, or no response
 */
export async function refreshDesk(
  place: number,
  last: Desk | null,
  isKept: boolean,
  signal: AbortSignal,
): Promise<RefreshedDesk> {
  const recorded = await loadRecorded().catch(() => []);
  // A list that the device keeps no longer is of another session, or of a service that was restored.
  const isGone = isKept && !(await hasDeskList(place).catch(() => true));
  const { desk, changed } = await fetchDesk(place, isGone ? null : last, signal);
  return { desk, keep: () => keep({ place, ...desk }, isKept ? changed : null, recorded) };
}
