import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isOrderList } from '#src/domain/orders/order-address.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { loadDrafts } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';

/**
 * Once the network is back, a line leads from a draft to its confirmation; nothing is charged by itself
 * (R9.9). The screen that shows the draft has no line; a closed line is hidden for this visit.
 */
export function DraftNotice() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { nameOf } = usePurchaseText();
  const { pathname } = useLocation();
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const drafts = useStored(loadDrafts) ?? [];

  const open = drafts.filter(
    ({ intent }) =>
      !closed.includes(intent.requestId) && pathname !== hrefs.product(intent.body.prodId),
  );
  const canOrder = reachable && status === 'authenticated' && !isOrderList(pathname);
  const [first, ...others] = canOrder ? open : [];
  const isOne = others.length === 0;
  const text = isOne
    ? t('notice.draft')
    : t('notice.drafts', { number: format.number(open.length) });
  const detail = first && isOne ? t('notice.name', { name: nameOf(first) }) : '';
  const isShown = useBanner('draft', first !== undefined);
  useEffect(() => announce(isShown ? text + detail : null), [isShown, text, detail]);
  if (!isShown || !first) return null;
  return (
    <NoticeBar
      icon="bookmark"
      tone="neutral"
      text={text}
      detail={detail}
      to={isOne ? hrefs.buy(first.intent.body.prodId) : hrefs.orders()}
      action={t(isOne ? 'pending.order' : 'notice.see')}
      onClose={() => setClosed(drafts.map(({ intent }) => intent.requestId))}
    />
  );
}
