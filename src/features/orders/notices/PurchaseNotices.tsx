import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { isLive, type OrderIntent } from '#src/domain/outbox.ts';
import { useStored } from '#src/state/use-stored.ts';
import { watchedPurchases } from '#src/state/watched-purchases.ts';
import { noteTold } from '#src/sync/note-told.ts';
import type { Wish } from '../pending/stored-wishes.ts';
import { isOrderList, openedOrders } from './opened-orders.ts';
import { PurchaseNotice, type PurchaseNews } from './PurchaseNotice.tsx';
import { listUntold } from './stored-notices.ts';

const NEWS: readonly PurchaseNews[] = ['placed', 'refused', 'awaited'];

function newsOf(intent: OrderIntent): PurchaseNews {
  if (isLive(intent)) return 'awaited';
  return intent.state === 'placed' ? 'placed' : 'refused';
}

/** Whether the screen itself tells, for good, what became of a purchase. */
function isSeenThere(pathname: string, intent: OrderIntent): boolean {
  // What is placed stands in the list, but maybe in its other tab or under another status.
  if (isOrderList(pathname)) return intent.state === 'refused';
  return openedOrders(pathname).includes(intent.orderId ?? 0);
}

/** Whether the screen itself tells what is known of a purchase so far. */
function isSaidThere(pathname: string, intent: OrderIntent): boolean {
  if (isSeenThere(pathname, intent)) return true;
  if (isLive(intent) && isOrderList(pathname)) return true;
  const isProduct = matchPath(hrefs.product(intent.body.prodId), pathname) !== null;
  return isProduct && intent.state !== 'refused';
}

const idsOf = (wishes: readonly Wish[]): readonly string[] =>
  wishes.map(({ intent }) => intent.requestId);

/**
 * What became of a purchase that the member has gone away from, until it was seen: that it is ordered, that
 * it is not, or that this is being found out (R9.9). Whoever is left without a word would buy again.
 */
export function PurchaseNotices() {
  const { pathname } = useLocation();
  const { ids: watched } = useSnapshot(watchedPurchases);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const untold = useStored(listUntold) ?? [];

  const unwatched = untold.filter(({ intent }) => !watched.includes(intent.body.prodId));
  const seen = unwatched.filter(({ intent }) => !isLive(intent) && isSeenThere(pathname, intent));
  const seenIds = idsOf(seen).join(' ');
  useEffect(() => {
    if (seenIds !== '') void noteTold(seenIds.split(' '));
  }, [seenIds]);

  const open = unwatched.filter(
    ({ intent }) =>
      !closed.includes(newsOf(intent) + intent.requestId) && !isSaidThere(pathname, intent),
  );
  return NEWS.map((news) => {
    const wishes = open.filter(({ intent }) => newsOf(intent) === news);
    if (wishes.length === 0) return null;
    return (
      <PurchaseNotice
        key={news}
        news={news}
        wishes={wishes}
        onClose={() => {
          const ids = idsOf(wishes);
          setClosed((before) => [...before, ...ids.map((id) => news + id)]);
          // An outcome that comes in this moment has not been seen yet.
          if (news !== 'awaited') void noteTold(ids);
        }}
      />
    );
  });
}
