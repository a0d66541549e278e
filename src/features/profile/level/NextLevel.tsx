import { useTranslation } from 'react-i18next';
import type { FriendshipLevel } from '#src/domain/member/friendship.ts';
import { EXAMPLE_SEMESTER, type LevelOutlook } from '#src/domain/referral/level-outlook.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Level.module.css';

interface NextLevelProps {
  level: FriendshipLevel;
  next: FriendshipLevel;
  /** Friends needed to reach the next level. */
  missing: number;
  outlook: LevelOutlook;
}

/** The way to the next level in friends and in money, and what that level brings (R1.4). */
export function NextLevel({ level, next, missing, outlook }: NextLevelProps) {
  const { t } = useTranslation('level');
  const format = useFormat();
  const levelName = t(`name.${next.name}`);
  const { now, next: then } = outlook;
  return (
    <>
      <div className={`stack stack-tight ${styles.next}`}>
        <h3>
          {t('next.way', { count: missing, coins: format.coins(outlook.onTheWay, 'accusative') })}
        </h3>
        <p className="muted small">{t('next.forFriend')}</p>
        <dl className={`wrapping-row ${styles.compared}`}>
          <div className={styles.amount}>
            <dt>{t(`name.${level.name}`)}</dt>
            <dd>
              <Coins amount={now} />
            </dd>
          </div>
          <Icon name="arrow-right" size={20} />
          <div className={styles.amount} data-next="">
            <dt>{levelName}</dt>
            <dd>{then !== null && <Coins amount={then} />}</dd>
          </div>
        </dl>
        <p className="muted small">{t('example', { cost: format.money(EXAMPLE_SEMESTER) })}</p>
      </div>
      <div className="stack stack-tight">
        <h3>{t('next.brings', { level: levelName })}</h3>
        <ul className="stack stack-tight">
          <li className={styles.benefit}>
            <Icon name="percent" size={20} />
            <span>{t('next.share', { percent: next.sharePercent })}</span>
          </li>
          {next.hasConversion && (
            <li className={styles.benefit}>
              <Icon name="wallet" size={20} />
              <span>{t('next.conversion', { noun: format.coinNoun(1) })}</span>
            </li>
          )}
        </ul>
        <p className="muted small">{t('next.kept')}</p>
      </div>
    </>
  );
}
