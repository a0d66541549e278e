import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leadOfFirst, nextPlace, topEntry } from '#src/domain/rating/rating-distance.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './OwnPlace.module.css';

/** What leads to the next place and into the top; for the first member, the lead. */
function Distance({ rating }: { rating: Rating }) {
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

/** Steps that rise to the right, behind the text; only decoration. */
function Steps() {
  return (
    <svg className={styles.steps} viewBox="0 0 200 120" aria-hidden="true">
      <path d="M0 120V96h36V74h36V54h36V36h36V20h36V6h20v114Z" />
      <path d="M28 120v-8h36V90h36V70h36V52h36V36h28v84Z" />
    </svg>
  );
}

/** The member's place with the coins behind it, and what the next place needs (R2.25). */
export function OwnPlace({ rating }: { rating: Rating }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const titleId = useId();
  const { client } = rating;
  return (
    <Card as="section" tone="brand" labelledBy={titleId} elevated>
      <div className={`stack stack-dense ${styles.own}`}>
        <Steps />
        <h2 id={titleId} className="as-label small">
          {t('own.label')}
        </h2>
        {client ? (
          <>
            <p className={`as-heading ${styles.place}`}>
              {t('place', { place: format.number(client.place) })}
            </p>
            <p className={`wrapping-row ${styles.balance}`}>
              <span>{t('own.balance')}</span> <Coins amount={client.balance} size="large" />
            </p>
            <Distance rating={rating} />
          </>
        ) : (
          <>
            <p className={`as-heading ${styles.place}`}>{t('own.none')}</p>
            <p>{t('own.noneText')}</p>
          </>
        )}
      </div>
    </Card>
  );
}
