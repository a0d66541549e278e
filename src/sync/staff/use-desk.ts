import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { DeskHandOut, DeskOrder } from '#src/data/api/desk.ts';
import { deleteDeskList } from '#src/data/db/desk-list.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { isForbidden } from '#src/domain/service-error.ts';
import { ListRequests } from '../requests/list-requests.ts';
import { useListRequests } from '../requests/use-list-requests.ts';
import { loadDesk, refreshDesk, type Desk } from './desk-list.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';

export type { Desk, DeskHandOut, DeskOrder };

/** How often a desk asks what others have done, in ms. */
const POLL_MS = 15_000;

/** A hand-out by this device, until the service's list says the same. */
export type OwnHandOut = OutboxPost<'handOut'>;

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
      const last = desk ?? (await stored);
      const refreshed = await refreshDesk(place, last, isKept.current, signal);
      if (signal.aborted) return;
      setDesk(refreshed.desk);
      setProblem(null);
      isKept.current = await refreshed.keep();
    } catch (error) {
      const found = problemOf(error);
      if (signal.aborted) return;
      setProblem(found);
      if (!isForbidden(error)) return;
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
    /** What this device has handed out, by order, and what of it the service does not have. */
    own,
    unsent: posts?.filter(({ state }) => state !== 'sent') ?? [],
    problem,
    isAwaited: isReady || isChecking || !isRead,
    refetch,
  };
}
