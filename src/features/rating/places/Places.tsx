import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PODIUM, type RatingRow, ratingRows } from '#src/domain/rating/rating-rows.ts';
import { RATING, type Rating, type RatingPlace } from '#src/domain/rating/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { Podium } from './Podium.tsx';
import styles from './Places.module.css';

/** One member's place, name and coins; the member's own row stays in sight while the list scrolls. */
function PlaceRow({ place: { place, name, balance, isOwn } }: { place: RatingPlace }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  return (
    <li className={styles.row} aria-current={isOwn || undefined}>
      <span className={`muted ${styles.number}`}>
        <span aria-hidden="true">{format.number(place)}</span>
        <VisuallyHidden>{t('place', { place: format.number(place) })}</VisuallyHidden>
      </span>
      <span className={`wrapping-row ${styles.person}`}>
        <span className={`breakable ${styles.name}`} translate={name === '' ? undefined : 'no'}>
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
function PlaceRows({ id, rows }: PlaceRowsProps) {
  const { t } = useTranslation('rating');
  if (rows.length === 0) return null;
  return (
    <ol id={id} className={styles.rows} aria-label={t('places.list')}>
      {rows.map((row) =>
        row.kind === 'gap' ? (
          <li key={`gap ${row.before}`} className={`centred muted ${styles.gap}`}>
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

/** Places that are shown before the member unfolds the list. */
const SHORT = 10;

/** The podium and the places below it, the member's own among them (R2.25). */
export function Places({ rating }: { rating: Rating }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const titleId = useId();
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rows = ratingRows(rating, isWhole ? RATING.top : SHORT);

  // Folding a long list would leave the member far below it.
  useLayoutEffect(() => {
    if (!isWhole && document.activeElement === button.current) {
      button.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isWhole]);

  return (
    <Card as="section" padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('places.title', { number: format.number(RATING.top) })}
      </h2>
      <Podium places={rating.top.slice(0, PODIUM)} />
      <PlaceRows id={listId} rows={rows} />
      {rating.top.length > SHORT && (
        <div className={styles.fold}>
          <Button
            ref={button}
            variant="quiet"
            wide
            icon={isWhole ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t(isWhole ? 'places.less' : 'places.all')}
          </Button>
        </div>
      )}
    </Card>
  );
}
