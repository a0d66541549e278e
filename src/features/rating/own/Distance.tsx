import { useTranslation } from 'react-i18next';
import { leadOfFirst, nextPlace, topEntry } from '#src/domain/rating/rating-distance.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './OwnPlace.module.css';

/** What leads to the next place and into the top; for the first member, the lead. */
export function Distance({ rating }: { rating: Rating }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const next = nextPlace(rating);
  const top = topEntry(rating);
  const lead = leadOfFirst(rating);
  const isFirst = rating.client?.place === 1;
  const lines: { readonly icon: IconName; readonly text: string }[] = [];
  if (isFirst) lines.push({ icon: 'crown', text: t('own.first') });
  if (lead === 0) lines.push({ icon: 'users-round', text: t('own.tie') });
  if (lead !== null && lead > 0) {
    lines.push({ icon: 'trending-up', text: t('own.lead', { coins: format.coins(lead) }) });
  }
  for (const [key, icon, goal] of [
    ['own.next', 'trending-up', next],
    ['own.top', 'trophy', top],
  ] as const) {
    if (goal) {
      const coins = format.coins(goal.coins);
      lines.push({ icon, text: t(key, { place: format.number(goal.place), coins }) });
    }
  }
  if (lines.length === 0) return null;
  return (
    <ul className={`stack stack-tight ${styles.distance}`}>
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
