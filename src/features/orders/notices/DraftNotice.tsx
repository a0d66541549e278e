import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { useStored } from '#src/state/use-stored.ts';
import { useWishWords } from '../pending/use-wish-words.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { isOrderList } from './opened-orders.ts';
import { listDrafts } from './stored-notices.ts';
import { useSaid } from './use-said.ts';

/**
 * A draft asks again once there is a network (R9.9): a line that leads to its confirmation and charges
 * nothing. It is not said where the draft is before one's eyes; closed, it is not said again in this visit.
 */
export function DraftNotice() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { nameOf } = useWishWords();
  const { pathname } = useLocation();
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const drafts = useStored(listDrafts) ?? [];

  const isSeen = isOrderList(pathname);
  const asking = drafts.filter(
    ({ intent }) =>
      !closed.includes(intent.requestId) && pathname !== hrefs.product(intent.body.prodId),
  );
  const canAsk = reachable && status === 'authenticated' && !isSeen;
  const [first, ...others] = canAsk ? asking : [];
  const text = first
    ? others.length === 0
      ? t('notice.draft', { name: nameOf(first) })
      : t('notice.drafts', { number: format.number(asking.length) })
    : null;
  useSaid(text);
  if (!first || text === null) return null;
  const isOne = others.length === 0;
  return (
    <NoticeBar
      icon="bookmark"
      tone="neutral"
      text={text}
      to={isOne ? hrefs.buy(first.intent.body.prodId) : hrefs.orders()}
      action={t(isOne ? 'pending.order' : 'notice.see')}
      onClose={() => setClosed(drafts.map(({ intent }) => intent.requestId))}
    />
  );
}
