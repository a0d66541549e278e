import { useTranslation } from 'react-i18next';
import type { RatingPlace } from '#src/domain/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Places.module.css';

/** One member's place, name and coins; the own row stays in sight while the list scrolls. */
export function PlaceRow({ place: { place, name, balance, isOwn } }: { place: RatingPlace }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  return (
    <li className={styles.row} aria-current={isOwn || undefined}>
      <span className={styles.number}>
        <span aria-hidden="true">{format.number(place)}</span>
        <VisuallyHidden>{t('place', { place: format.number(place) })}</VisuallyHidden>
      </span>
      <span className={styles.who}>
        <span className={styles.name} translate={name === '' ? undefined : 'no'}>
          {name === '' ? t('nameless') : name}
        </span>
        {isOwn && <Tag>{t('you')}</Tag>}
      </span>
      <Coins amount={balance} />
    </li>
  );
}
