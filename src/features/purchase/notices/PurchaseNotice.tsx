import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/announcer.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import type { StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';

export type PurchaseNews = 'unconfirmed' | 'placed' | 'rejected';

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
  const { nameOf, outcomeOf } = usePurchaseText();
  const [first, ...others] = purchases;
  const isOne = others.length === 0;
  const number = format.number(purchases.length);
  const textOf = (purchase: StoredPurchase) =>
    news === 'unconfirmed'
      ? t('notice.unconfirmed', { name: nameOf(purchase) })
      : outcomeOf(purchase);
  const text = first && isOne ? textOf(first) : t(`notice.${news}Many`, { number });
  useEffect(() => announce(text), [text]);

  const isPlaced = news === 'placed';
  const orderIds = purchases.flatMap(({ intent }) => intent.orderId ?? []);
  return (
    <NoticeBar
      icon={ICONS[news]}
      tone={isPlaced ? 'positive' : 'neutral'}
      text={text}
      to={isPlaced ? hrefs.order(orderIds) : hrefs.orders()}
      action={isPlaced ? t(isOne ? 'notice.toOrder' : 'notice.toOrders') : t('notice.see')}
      onClose={onClose}
    />
  );
}
