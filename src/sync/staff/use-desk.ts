import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  asDeskOrders,
  fetchDeskOrders,
  fetchHandOuts,
  type DeskHandOut,
  type DeskOrder,
} from '#src/data/api/desk.ts';
import {
  deleteDeskList,
  deskDevice,
  hasDeskList,
  loadDeskList,
  storeDeskList,
} from '#src/data/db/desk-list.ts';
import { deleteSentPost, loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';
import { ListRequests } from '../requests/list-requests.ts';
import { useListRequests } from '../requests/use-list-requests.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';

export type { DeskHandOut, DeskOrder };

/** How often a desk asks what others have done, in ms. */
const POLL_MS = 15_000;
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
}

/** A hand-out by this device, until the service's list says the same. */
export type OwnHandOut = OutboxPost<'handOut'>;

/** Midnight on this device, by the service's clock. */
const beginOfDay = (): number => new Date(serviceNow() ?? Date.now()).setHours(0, 0, 0, 0);

/** The list as the device keeps it; null without one that can be read. */
async function loadDesk(place: number): Promise<Desk | null> {
  const list = await loadDeskList(place).catch(() => null);
  const orders = asDeskOrders(list?.orders);
  if (!list || !orders) return null;
  return { orders: new Map(orders.map((order) => [order.id, order])), handOuts: null, at: list.at };
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
    .filter(({ id, at }) => !ids.has(id) && Date.parse(at) >= today)
    .map((one) => ({ ...one, mayUndo: false }));
  return {
    desk: { orders, handOuts: [...recent, ...earlier], at: changes.at },
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

/**
 * A desk's place (R12.1, R12.2), as the device keeps it and as the service knows it: fetched when its screen opens,
 * when the network is back, when a hand-out is recorded and every quarter of a minute.
 */
export function useDesk(place: number) {
  const [stored] = useState(() => loadDesk(place));
  const [desk, setDesk] = useState<Desk | null>(null);
  const [isRead, setIsRead] = useState(false);
  const [problem, setProblem] = useState<StaffProblem | null>(null);
  const [requests] = useState(() => new ListRequests());
  /** The device has kept what is on the screen. */
  const isKept = useRef(false);
  useEffect(() => {
    void stored.then((found) => {
      isKept.current ||= found !== null;
      setDesk((last) => last ?? found);
      setIsRead(true);
    });
  }, [stored]);

  const load = async (signal: AbortSignal): Promise<void> => {
    try {
      const recorded = await loadRecorded().catch(() => []);
      // A list that the device keeps no longer is of another session, or of a service that was restored.
      const isGone = isKept.current && !(await hasDeskList(place).catch(() => true));
      const last = isGone ? null : (desk ?? (await stored));
      const { desk: fetched, changed } = await fetchDesk(place, last, signal);
      if (signal.aborted) return;
      setDesk(fetched);
      setProblem(null);
      const list = { place, ...fetched };
      isKept.current = await keep(list, isKept.current ? changed : null, recorded);
    } catch (error) {
      const found = problemOf(error);
      if (signal.aborted) return;
      setProblem(found);
      if (found.kind !== 'refused') return;
      setDesk(null);
      await deleteDeskList().catch(() => undefined);
    }
  };
  const refetch = (): Promise<void> => requests.request(load, 'silent');
  const { isReady, isChecking } = useListRequests(() => void refetch(), place);

  const poll = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible';
    if (isReady && isSeen && !requests.isRunning) void refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);

  const posts = useStored(() => loadPosts('handOut'));
  const own = useMemo(() => new Map(posts?.map((post) => [post.body.orderId, post])), [posts]);
  const recorded = posts?.filter(({ state }) => state === 'sent').length ?? 0;
  const follow = useEffectEvent(() => {
    if (isReady) void refetch();
  });
  useEffect(() => {
    if (recorded > 0) follow();
  }, [recorded]);

  return {
    desk,
    /** What this device has handed out, by order. */
    own,
    problem,
    isAwaited: isReady || isChecking || !isRead,
    refetch,
  };
}
