import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { friendshipOf } from '#src/domain/member/friendship.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import styles from './OwnLevel.module.css';

/**
 * The member's friendship level and what the next one needs (R1.4).
 * @param friends invited friends who became students
 */
export function OwnLevel({ friends }: { friends: number }) {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const titleId = useId();
  const { level, next, missing } = friendshipOf(friends);
  const nextName = next && t(`level.${next.name}`);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={`stack stack-tight ${styles.level}`}>
        <h2 id={titleId} className="as-label muted small">
          {t('level.title')}
        </h2>
        <p className={`row as-heading ${styles.name}`}>
          <Icon name="award" />
          <span>{t(`level.${level.name}`)}</span>
        </p>
        <p className="muted">{t('level.share', { percent: level.sharePercent })}</p>
        {next && nextName && (
          <ProgressBar
            label={t('level.progress', { level: nextName })}
            value={friends - level.from}
            max={next.from - level.from}
            valueText={t('level.friends', { count: friends, number: format.number(friends) })}
          />
        )}
        <p>{t('level.friends', { count: friends, number: format.number(friends) })}</p>
        <p className={styles.next}>
          {next && nextName
            ? t('level.missing', {
                count: missing,
                number: format.number(missing),
                level: nextName,
                percent: next.sharePercent,
              })
            : t('level.highest')}
        </p>
        {canWrite() && (
          <LinkButton variant="soft" icon="user-plus" wide to={hrefs.invites()}>
            {t('invite')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
