import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { fetchCodeMark } from '#src/data/api/shop/orders.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { formatOrderIds } from '#src/domain/orders/order-ids.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';

/** A mark that a desk calls fresh is never older than a third of what it may be, ms. */
const RENEW_MS = 3 * 60_000;

async function renew(ids: readonly number[], code: string, signal: AbortSignal): Promise<void> {
  const mark = await fetchCodeMark(ids, signal);
  await storeMeta('codeMark', { code, mark }, Date.now());
}

/**
 * The signed part of a combined code (R12.1): as the device has it, and renewed while it is on the screen and the
 * service can be reached. Null without one; nobody gets one in owner view.
 * @param ids the member's orders, as the code has them; of a single one there is none
 */
export function useCodeMark(ids: readonly number[]): string | null {
  const code = formatOrderIds(ids);
  const { reachable } = useSnapshot(network);
  const isMarked = ids.length > 1 && canWrite();
  useEffect(() => {
    if (!isMarked || !reachable) return undefined;
    const closed = new AbortController();
    const request = () =>
      void renew(code.split('-').map(Number), code, closed.signal).catch(() => undefined);
    request();
    const timer = setInterval(request, RENEW_MS);
    return () => {
      clearInterval(timer);
      closed.abort();
    };
  }, [code, isMarked, reachable]);
  const stored = useStored(() => loadMeta(database(), 'codeMark'));
  return isMarked && stored?.value.code === code ? stored.value.mark : null;
}
