import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './CourseProgress.module.css';

/** What a member does who has done every lesson: invite a friend. */
export function CourseDone() {
  const { t } = useTranslation('education');
  return (
    <div className={styles.next}>
      <p>{t('progress.doneText')}</p>
      {viewedOwner() === null && (
        <LinkButton icon="user-plus" wide to={hrefs.invites()}>
          {t('progress.invite')}
        </LinkButton>
      )}
    </div>
  );
}
