import { useTranslation } from 'react-i18next';
import type { RatingRow } from '#src/domain/rating/rating-rows.ts';
import type { RatingPlace } from '#src/domain/rating/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Places.module.css';

/** One member's place, name and coins; the member's own row stays in sight while the list scrolls. */
function PlaceRow({ place: { place, name, balance, isOwn } }: { place: RatingPlace }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  return (
    <li className={styles.row} aria-current={isOwn || undefined}>
      <span className={styles.number}>
        <span aria-hidden="true">{format.number(place)}</span>
        <VisuallyHidden>{t('place', { place: format.number(place) })}</VisuallyHidden>
      </span>
      <span className={styles.person}>
        <span className={styles.name} translate={name === '' ? undefined : 'no'}>
          {name === '' ? t('nameless') : name}
        </span>
        {isOwn && <Tag>{t('you')}</Tag>}
      </span>
      <Coins amount={balance} />
    </li>
  );
}

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
