import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import type { StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';

export type PurchaseNews = 'unconfirmed' | 'placed' | 'rejected';

const TONES = { unconfirmed: 'neutral', placed: 'positive', rejected: 'negative' } as const;
const ICONS = { unconfirmed: 'hourglass', placed: 'circle-check', rejected: 'circle-x' } as const;

interface PurchaseNoticeProps {
  news: PurchaseNews;
  /** At least one, all with this news. */
  purchases: readonly StoredPurchase[];
  onClose: () => void;
}

/** One line about purchases whose dialog is closed, with a link to them (R9.9). */
export function PurchaseNotice({ news, purchases, onClose }: PurchaseNoticeProps) {
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
