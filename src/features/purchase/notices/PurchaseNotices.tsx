import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { acknowledgeIntents } from '#src/data/db/outbox/purchase-intents.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isOrderList, openedOrders } from '#src/domain/orders/order-address.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { watchedPurchases } from '#src/state/page/watched-purchases.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { loadUnacknowledgedPurchases, type StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';

type PurchaseNews = 'unconfirmed' | 'placed' | 'rejected';

const TONES = { unconfirmed: 'neutral', placed: 'positive', rejected: 'negative' } as const;
const ICONS = { unconfirmed: 'hourglass', placed: 'circle-check', rejected: 'circle-x' } as const;

interface PurchaseNoticeProps {
  news: PurchaseNews;
  /** At least one, all with this news. */
  purchases: readonly StoredPurchase[];
  onClose: () => void;
}

/** One line about purchases whose dialog is closed, with a link to them (R9.9). */
function PurchaseNotice({ news, purchases, onClose }: PurchaseNoticeProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { newsOf } = usePurchaseText();
  const [first, ...others] = purchases;
  const isOne = others.length === 0;
  const number = format.number(purchases.length);
  const several = {
    text: t(`notice.${news}Many`, { number }),
    detail: news === 'unconfirmed' ? t('notice.again') : '',
  };
  const { text, detail } = first && isOne ? newsOf(first) : several;
  const isShown = useBanner('purchase', true);
  useEffect(() => announce(isShown ? text + detail : null), [isShown, text, detail]);
  if (!isShown) return null;

  const isPlaced = news === 'placed';
  const orderIds = purchases.flatMap(({ intent }) => intent.orderId ?? []);
  return (
    <NoticeBar
      icon={ICONS[news]}
      tone={TONES[news]}
      text={text}
      detail={detail}
      to={isPlaced ? hrefs.order(orderIds) : hrefs.orders()}
      action={isPlaced ? t(isOne ? 'notice.toOrder' : 'notice.toOrders') : t('notice.see')}
      onClose={onClose}
    />
  );
}

/** The most important first: only its line is shown. */
const NEWS: readonly PurchaseNews[] = ['rejected', 'placed', 'unconfirmed'];

function newsOf(intent: PurchaseIntent): PurchaseNews {
  if (isPending(intent)) return 'unconfirmed';
  return intent.state === 'sent' ? 'placed' : 'rejected';
}

/** Whether the screen itself goes on showing the outcome of a purchase. */
function showsOutcome(pathname: string, intent: PurchaseIntent): boolean {
  // A placed order is in the list, but maybe in its other tab or under another status.
  if (isOrderList(pathname)) return intent.state === 'refused';
  return openedOrders(pathname).includes(intent.orderId ?? 0);
}

/** Whether the screen itself shows what is known of a purchase so far. */
function showsState(pathname: string, intent: PurchaseIntent): boolean {
  if (showsOutcome(pathname, intent)) return true;
  if (isPending(intent) && isOrderList(pathname)) return true;
  const isProduct = matchPath(hrefs.product(intent.body.prodId), pathname) !== null;
  return isProduct && intent.state !== 'refused';
}

const idsOf = (purchases: readonly StoredPurchase[]): readonly string[] =>
  purchases.map(({ intent }) => intent.requestId);

/**
 * The state of each purchase whose dialog is closed, until the member has seen its outcome: placed,
 * rejected, or not known yet (R9.9). A member who is shown nothing would buy again.
 */
export function PurchaseNotices() {
  const { pathname } = useLocation();
  const { open: watched } = useSnapshot(watchedPurchases);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const unacknowledged = useStored(loadUnacknowledgedPurchases) ?? [];

  const unwatched = unacknowledged.filter(
    ({ intent }) => !watched.some(({ prodId }) => prodId === intent.body.prodId),
  );
  const seen = unwatched.filter(
    ({ intent }) => !isPending(intent) && showsOutcome(pathname, intent),
  );
  const seenIds = idsOf(seen).join(' ');
  useEffect(() => {
    if (seenIds !== '') void acknowledgeIntents(seenIds.split(' '));
  }, [seenIds]);

  const open = unwatched.filter(
    ({ intent }) =>
      !closed.includes(newsOf(intent) + intent.requestId) && !showsState(pathname, intent),
  );
  const news = NEWS.find((one) => open.some(({ intent }) => newsOf(intent) === one));
  if (!news) return null;
  const purchases = open.filter(({ intent }) => newsOf(intent) === news);
  return (
    <PurchaseNotice
      key={news}
      news={news}
      purchases={purchases}
      onClose={() => {
        const ids = idsOf(purchases);
        setClosed((before) => [...before, ...ids.map((id) => news + id)]);
        // An outcome that arrives at this moment has not been seen yet.
        if (news !== 'unconfirmed') void acknowledgeIntents(ids);
      }}
    />
  );
}
