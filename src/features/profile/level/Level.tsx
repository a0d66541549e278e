import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { friendshipOf, type FriendshipLevel } from '#src/domain/friendship.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { levelOutlook } from '#src/domain/level-outlook.ts';
import '#src/i18n/areas/level.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { FixedShares } from './FixedShares.tsx';
import { HighestLevel } from './HighestLevel.tsx';
import styles from './Level.module.css';
import { LevelLadder } from './LevelLadder.tsx';
import { NextLevel } from './NextLevel.tsx';

const ICONS: Readonly<Record<FriendshipLevel['name'], IconName>> = {
  friend: 'handshake',
  'good-friend': 'medal',
  'best-friend': 'crown',
};

interface LevelProps {
  /** Friends who became students. */
  friends: number;
  /** Whether the rating, which needs an active physical card, can be opened. */
  hasRating: boolean;
}

/** The friendship level in one line, which opens: its share, the way to the next one and what that one brings (R1.4, R1.5). */
export function Level({ friends, hasRating }: LevelProps) {
  const { t } = useTranslation(['level', 'screens']);
  const titleId = useId();
  const { level, next, missing } = friendshipOf(friends);
  const outlook = levelOutlook(friends);
  return (
    <Card as="section" labelledBy={titleId} padding="none">
      <details className={styles.level}>
        <summary className={styles.head}>
          <span className={styles.mark}>
            <Icon name={ICONS[level.name]} />
          </span>
          <span className={styles.name}>
            <h2 className={styles.title}>
              <span id={titleId} className={styles.label}>
                {t('title')}
              </span>
              <span>{t(`name.${level.name}`)}</span>
            </h2>
            <span className={styles.label}>
              {next
                ? t('next.title', { count: missing, level: t(`name.${next.name}`) })
                : t('best.title')}
            </span>
          </span>
          <span className={styles.percent}>{t('percent', { percent: level.sharePercent })}</span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        <div className={styles.body}>
          <p className="muted small">
            {`${t('percent', { percent: level.sharePercent })} ${t('ofSemester')}`}
          </p>
          <p className="muted small">
            {friends === 0 ? t('none') : t('friends', { count: friends })}
          </p>
          <LevelLadder friends={friends} />
          {next ? (
            <NextLevel level={level} next={next} missing={missing} outlook={outlook} />
          ) : (
            <HighestLevel outlook={outlook} />
          )}
          <FixedShares />
          {hasRating && (
            <LinkButton variant="soft" wide icon="trophy" to={hrefs.rating()}>
              {t('screens:Rating')}
            </LinkButton>
          )}
        </div>
      </details>
    </Card>
  );
}
