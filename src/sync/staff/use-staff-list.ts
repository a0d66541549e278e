import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { fetchForStaff, type ActQuery } from '#src/data/api/programme-acts.ts';
import type { Act } from '#src/domain/acts.ts';
import { ListRequests, type RequestMode } from '../requests/list-requests.ts';
import { useListRequests } from '../requests/use-list-requests.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';
import { useMay } from './use-may.ts';

/** How often a list that is on the screen is fetched again, in ms: others of staff work on it, too. */
const POLL_MS = 30_000;
/** Rows that come at a time. */
const PAGE = 50;
/** Rows that the service sends at a time at the most. */
const MOST = 1000;

/** A list of the institution's API. */
export interface ListKind<Body extends { readonly nextCursor: number | null }, Row> {
  /** Nothing is requested for whoever may not do it. */
  readonly act: Act;
  readonly path: `/${string}`;
  readonly schema: GenericSchema<unknown, Body>;
  readonly rowsOf: (body: Body) => readonly Row[];
}

interface Shown<Row> {
  /** The query that the rows are for. */
  readonly key: string;
  /** Null before the first response. */
  readonly rows: readonly Row[] | null;
  readonly cursor: number | null;
  readonly problem: StaffProblem | null;
}

/**
 * A list for staff, in pages (R11.6). It is fetched when its screen opens, when the query changes, when the network is
 * back and every half minute; nothing of it is stored on the device.
 * @param isNeeded nothing is requested otherwise
 */
export function useStaffList<
  Body extends { readonly nextCursor: number | null },
  Row extends { readonly id: number },
>(kind: ListKind<Body, Row>, query: ActQuery, isNeeded = true) {
  const isOpen = useMay()(kind.act) && isNeeded;
  const key = JSON.stringify(query);
  const [latest, setLatest] = useState<Shown<Row> | null>(null);
  const [requests] = useState(() => new ListRequests());
  /** Rises with each act: what was requested before it may be older than its response. */
  const acts = useRef(0);
  const of = (last: Shown<Row> | null): Shown<Row> =>
    last?.key === key ? last : { key, rows: null, cursor: null, problem: null };
  const shown = of(latest);

  const load = async (more: boolean, signal: AbortSignal): Promise<void> => {
    const before = acts.current;
    const limit = more ? PAGE : Math.min(Math.max(PAGE, shown.rows?.length ?? 0), MOST);
    const cursor = more ? (shown.cursor ?? undefined) : undefined;
    try {
      const page = { ...query, cursor, limit };
      const body = await fetchForStaff(kind.schema, kind.path, page, signal);
      if (signal.aborted) return;
      if (before !== acts.current) return void request('silent');
      const rows = kind.rowsOf(body);
      setLatest((last) => ({
        key,
        rows: more ? [...(of(last).rows ?? []), ...rows] : rows,
        cursor: body.nextCursor,
        problem: null,
      }));
    } catch (error) {
      const problem = problemOf(error);
      if (!signal.aborted) setLatest((last) => ({ ...of(last), problem }));
    }
  };
  const request = async (mode: RequestMode, more = false): Promise<void> => {
    if (isOpen) await requests.request((signal) => load(more, signal), mode);
  };
  const { isReady, isChecking } = useListRequests(() => void request('silent'), key);

  const poll = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible';
    // A response with fewer rows than are shown would take the last ones away.
    const isWhole = (shown.rows?.length ?? 0) <= MOST;
    if (isReady && isSeen && isWhole && !requests.isRunning) void request('silent');
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    ...shown,
    isAwaited: isReady || isChecking,
    hasMore: shown.cursor !== null,
    refetch: () => request('visible'),
    more: () => request('visible', true),
    /** Shows a row as the response of an act has it, until the next fetch decides whether it belongs here. */
    put: (row: Row) => {
      acts.current += 1;
      setLatest((last) =>
        last?.rows
          ? { ...last, rows: last.rows.map((one) => (one.id === row.id ? row : one)) }
          : last,
      );
    },
  };
}
