import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import {
  FIXED_SHARES,
  FRIENDSHIP_LEVELS,
  type FriendshipLevel,
  friendshipOf,
} from '#src/domain/member/friendship.ts';
import {
  EXAMPLE_SEMESTER,
  levelOutlook,
  type LevelOutlook,
} from '#src/domain/referral/level-outlook.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { NextLevel } from './NextLevel.tsx';
import styles from './Level.module.css';

/** How much of a level's way a number of friends has gone, from 0 to 1. */
function wayGone(friends: number, index: number): number {
  const from = FRIENDSHIP_LEVELS[index]?.from ?? 0;
  const to = FRIENDSHIP_LEVELS[index + 1]?.from;
  if (to === undefined) return friends >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (friends - from) / (to - from)));
}

/** The three levels as steps with the share of each; the steps fill with the member's friends (R1.4). */
function LevelLadder({ friends }: { friends: number }) {
  const { t } = useTranslation('level');
  const { level: current } = friendshipOf(friends);
  const stateOf = ({ from, name }: FriendshipLevel) => {
    if (name === current.name) return 'current';
    return friends >= from ? 'passed' : 'ahead';
  };
  return (
    <ol className={`stack stack-tight ${styles.ladder}`} aria-label={t('ladder')}>
      {FRIENDSHIP_LEVELS.map((level, index) => (
        <li
          key={level.name}
          className={`muted ${styles.step}`}
          data-state={stateOf(level)}
          aria-current={stateOf(level) === 'current' ? 'step' : undefined}
        >
          <span className={styles.way} aria-hidden="true">
            <span className={styles.gone} style={{ '--share': wayGone(friends, index) }} />
          </span>
          <span className={styles.stepShare}>{t('percent', { percent: level.sharePercent })}</span>
          <span className={`small ${styles.stepName}`}>{t(`name.${level.name}`)}</span>
          <span className={styles.stepFrom}>{t('from', { place: Math.max(1, level.from) })}</span>
        </li>
      ))}
    </ol>
  );
}

const PROGRAMMES = ['additional', 'online-school', 'dubai'] as const;

/** The shares of the programmes that do not depend on the level, behind one tap (R1.5). */
function FixedShares() {
  const { t } = useTranslation('level');
  const toText = ({ min, max }: { min: number; max: number }) =>
    min === max ? t('percent', { percent: min }) : t('range', { min, max });
  const shares = (
    <>
      <p>{t('fixed.text')}</p>
      <dl className={`ruled ${styles.shares}`}>
        {PROGRAMMES.map((programme) => (
          <div key={programme} className={`wrapping-row ${styles.programme}`}>
            <dt>{t(`fixed.${programme}`)}</dt>
            <dd className={styles.fixedShare}>{toText(FIXED_SHARES[programme])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return <Accordion items={[{ id: 'fixed-shares', title: t('fixed.title'), content: shares }]} />;
}

/** The highest level: what a friend brings, and the conversion of coins to money (R1.4, R2.31). */
function HighestLevel({ outlook }: { outlook: LevelOutlook }) {
  const { t } = useTranslation('level');
  const format = useFormat();
  return (
    <div className={`stack stack-tight ${styles.next}`}>
      <h3>{t('best.conversion', { noun: format.coinNoun(1) })}</h3>
      <p>
        {t('best.text', {
          cost: format.money(EXAMPLE_SEMESTER),
          coins: format.coins(outlook.now),
        })}
      </p>
      <Button variant="outline" wide icon="wallet" onClick={() => openDialog('withdraw')}>
        {t('best.withdraw')}
      </Button>
    </div>
  );
}

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

/**
 * The friendship level in one line, which opens: its share, the way to the next one and what that one brings
 * (R1.4, R1.5).
 */
export function Level({ friends, hasRating }: LevelProps) {
  const { t } = useTranslation(['level', 'screens']);
  const titleId = useId();
  const { level, next, missing } = friendshipOf(friends);
  const outlook = levelOutlook(friends);
  return (
    <Card as="section" labelledBy={titleId} padding="none">
      <details className={styles.level}>
        <summary className={styles.head}>
          <span className={`centred ${styles.mark}`}>
            <Icon name={ICONS[level.name]} />
          </span>
          <span className={`breakable ${styles.name}`}>
            <h2 className={styles.title}>
              <span id={titleId} className={styles.label}>
                {t('title')}
              </span>
              <span>{t(`name.${level.name}`)}</span>
            </h2>
          </span>
          <span className={styles.percent}>{t('percent', { percent: level.sharePercent })}</span>
          <span className={`muted ${styles.chevron}`}>
            <Icon name="chevron-down" size={20} />
          </span>
          <span className={styles.missing}>
            {next
              ? t('next.title', { count: missing, level: t(`name.${next.name}`) })
              : t('best.title')}
          </span>
        </summary>
        <div className={`stack ${styles.body}`}>
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
