import { useTranslation } from 'react-i18next';
import type { RatingPlace } from '#src/domain/rating/rating.ts';
import { PodiumPlace } from './PodiumPlace.tsx';
import styles from './Podium.module.css';

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
