import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './Goal.module.css';

/** Invites a member without a goal to choose one (R2.13). */
export function NoGoal() {
  const { t } = useTranslation('details');
  return (
    <div className={styles.none}>
      <p className="muted">{t('goal.none')}</p>
      {viewedOwner() === null && (
        <LinkButton variant="soft" size="small" to={hrefs.catalog()}>
          {t('goal.choose')}
        </LinkButton>
      )}
    </div>
  );
}
