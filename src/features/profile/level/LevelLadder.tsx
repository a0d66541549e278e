import { useTranslation } from 'react-i18next';
import {
  FRIENDSHIP_LEVELS,
  friendshipOf,
  type FriendshipLevel,
} from '#src/domain/member/friendship.ts';
import styles from './Level.module.css';

/** How much of a level's way a number of friends has gone, from 0 to 1. */
function wayGone(friends: number, index: number): number {
  const from = FRIENDSHIP_LEVELS[index]?.from ?? 0;
  const to = FRIENDSHIP_LEVELS[index + 1]?.from;
  if (to === undefined) return friends >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (friends - from) / (to - from)));
}

/** The three levels as steps with the share of each; the steps fill with the member's friends (R1.4). */
export function LevelLadder({ friends }: { friends: number }) {
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
          className={styles.step}
          data-state={stateOf(level)}
          aria-current={stateOf(level) === 'current' ? 'step' : undefined}
        >
          <span className={styles.way} aria-hidden="true">
            <span className={styles.gone} style={{ '--share': wayGone(friends, index) }} />
          </span>
          <span className={styles.stepShare}>{t('percent', { percent: level.sharePercent })}</span>
          <span className={styles.stepName}>{t(`name.${level.name}`)}</span>
          <span className={styles.stepFrom}>{t('from', { place: Math.max(1, level.from) })}</span>
        </li>
      ))}
    </ol>
  );
}
