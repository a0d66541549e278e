import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PODIUM, ratingRows } from '#src/domain/rating/rating-rows.ts';
import { RATING, type Rating } from '#src/domain/rating/rating.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { PlaceRows } from './PlaceRows.tsx';
import { Podium } from './Podium.tsx';
import styles from './Places.module.css';

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
