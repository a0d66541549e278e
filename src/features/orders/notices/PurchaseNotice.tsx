import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Wish } from '../pending/stored-wishes.ts';
import { useWishWords } from '../pending/use-wish-words.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { useSaid } from './use-said.ts';

export type PurchaseNews = 'awaited' | 'placed' | 'refused';

const ICONS = { awaited: 'hourglass', placed: 'circle-check', refused: 'circle-x' } as const;

interface PurchaseNoticeProps {
  news: PurchaseNews;
  /** At least one, all with these news. */
  wishes: readonly Wish[];
  onClose: () => void;
}

/** One line about purchases that no dialog tells of, with the way to them (R9.9). */
export function PurchaseNotice({ news, wishes, onClose }: PurchaseNoticeProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { nameOf, outcomeOf } = useWishWords();
  const [first, ...others] = wishes;
  const isOne = others.length === 0;
  const number = format.number(wishes.length);
  const inOneLine = (wish: Wish) =>
    news === 'awaited' ? t('notice.awaited', { name: nameOf(wish) }) : outcomeOf(wish);
  const text = first && isOne ? inOneLine(first) : t(`notice.${news}Many`, { number });
  useSaid(text);

  const isPlaced = news === 'placed';
  const orderIds = wishes.flatMap(({ intent }) => intent.orderId ?? []);
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
