import { useTranslation } from 'react-i18next';
import type { RatingRow } from '#src/domain/rating-rows.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './Places.module.css';

interface PlaceRowsProps {
  id: string;
  rows: readonly RatingRow[];
}

/** The places below the podium; a gap stands for members who are not shown. */
export function PlaceRows({ id, rows }: PlaceRowsProps) {
  const { t } = useTranslation('rating');
  if (rows.length === 0) return null;
  return (
    <ol id={id} className={styles.rows} aria-label={t('places.list')}>
      {rows.map((row) =>
        row.kind === 'gap' ? (
          <li key={`gap ${row.before}`} className={styles.gap}>
            <Icon name="ellipsis" size={20} />
            <VisuallyHidden>{t('places.gap')}</VisuallyHidden>
          </li>
        ) : (
          <PlaceRow key={row.place.place} place={row.place} />
        ),
      )}
    </ol>
  );
}
