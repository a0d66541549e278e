import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  fetchDeskOrders,
  fetchHandOuts,
  type DeskHandOut,
  type DeskOrder,
} from '#src/data/api/desk.ts';
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
  /** What was handed out there today, or became known today, newest first. */
  readonly handOuts: readonly DeskHandOut[];
  /** When the service was asked for it last, by its clock: ISO 8601. */
  readonly at: string;
}

/** Midnight on this device, by the service's clock. */
const beginOfDay = (): number => new Date(serviceNow() ?? Date.now()).setHours(0, 0, 0, 0);

/** What the service knows of a place now, by what has changed since it was asked last. */
async function fetchDesk(place: number, last: Desk | null, signal: AbortSignal): Promise<Desk> {
  const changes = await fetchDeskOrders(place, last?.at, signal);
  const orders = new Map(changes.isWhole ? [] : last?.orders);
  for (const id of changes.gone) orders.delete(id);
  for (const order of changes.orders) orders.set(order.id, order);

  const today = beginOfDay();
  const since = last ? Date.parse(last.at) - CHANGING_MS : today;
  const recent = await fetchHandOuts(place, new Date(since).toISOString(), signal);
  const known = new Set(recent.map(({ id }) => id));
  const earlier = (last?.handOuts ?? [])
    .filter(({ id, at }) => !known.has(id) && Date.parse(at) >= today)
    .map((one) => ({ ...one, mayUndo: false }));
  return { orders, handOuts: [...recent, ...earlier], at: changes.at };
}

/**
 * A desk's place, as the service knows it (R12.1): fetched when its screen opens, when the network is back and every
 * quarter of a minute; nothing of it is stored on the device.
 */
export function useDesk(place: number) {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [problem, setProblem] = useState<StaffProblem | null>(null);
  const [requests] = useState(() => new ListRequests());
  /** Rises with each hand-out: what was requested before it may be older than its response. */
  const acts = useRef(0);

  const load = async (signal: AbortSignal): Promise<void> => {
    const before = acts.current;
    try {
      const fetched = await fetchDesk(place, desk, signal);
      if (signal.aborted) return;
      if (before !== acts.current) return void requests.request(load, 'silent');
      setDesk(fetched);
      setProblem(null);
    } catch (error) {
      const found = problemOf(error);
      if (!signal.aborted) setProblem(found);
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

  return {
    desk,
    problem,
    isAwaited: isReady || isChecking,
    refetch,
    /** Takes an order that was handed out from the list, until the next fetch says the same. */
    take: (id: number) => {
      acts.current += 1;
      setDesk((last) => {
        if (!last) return last;
        const orders = new Map(last.orders);
        orders.delete(id);
        return { ...last, orders };
      });
    },
  };
}
