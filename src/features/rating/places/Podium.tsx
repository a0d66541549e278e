import { useTranslation } from 'react-i18next';
import type { RatingPlace } from '#src/domain/rating/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Podium.module.css';

/** One of the first three, with a step as high as the place. */
function PodiumPlace({ place: { place, name, balance, isOwn } }: { place: RatingPlace }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  return (
    <li
      className={`stack stack-tight ${styles.member}`}
      data-place={place}
      aria-current={isOwn || undefined}
    >
      <VisuallyHidden>{t('place', { place: format.number(place) })}</VisuallyHidden>
      <span className={`centred ${styles.face}`} aria-hidden="true">
        {name === '' ? (
          <Icon name="user-round" size={20} />
        ) : (
          <span translate="no">{name.slice(0, 1)}</span>
        )}
        {place === 1 && (
          <span className={`centred ${styles.crown}`}>
            <Icon name="crown" size={16} />
          </span>
        )}
      </span>
      <span className={styles.person}>
        <span className={`small ${styles.name}`} translate={name === '' ? undefined : 'no'}>
          {name === '' ? t('nameless') : name}
        </span>
        {isOwn && <Tag tone="accent">{t('you')}</Tag>}
        <span className={`small ${styles.coins}`}>
          <span className={styles.amount} translate="no">
            {format.number(balance)}
          </span>{' '}
          <span className={`muted ${styles.noun}`}>{format.coinNoun(balance)}</span>
        </span>
      </span>
      <span className={`centred muted ${styles.step}`} aria-hidden="true">
        {format.number(place)}
      </span>
    </li>
  );
}

/** The first three members on steps: the first in the middle, for readers in their order. */
export function Podium({ places }: { places: readonly RatingPlace[] }) {
  const { t } = useTranslation('rating');
  return (
    <div className={styles.place}>
      <ol className={styles.podium} aria-label={t('places.podium')}>
        {places.map((place) => (
          <PodiumPlace key={place.place} place={place} />
        ))}
      </ol>
    </div>
  );
}
