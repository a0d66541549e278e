import { useTranslation } from 'react-i18next';
import '#src/i18n/areas/education.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './Education.module.css';
import { EducationContent } from './EducationContent.tsx';
import { CourseMissing } from './CourseMissing.tsx';
import { EducationSkeleton } from './EducationSkeleton.tsx';
import { useCourse } from './use-course.ts';

/** /education: the course with the member's progress, and its videos (R2.22). */
export function Education() {
  const { t } = useTranslation('education');
  const { lessons, updatedAt, reason, retry } = useCourse();
  const isMissing = lessons.length === 0;
  return (
    <div className="column column-grid stack">
      <div className={styles.head}>
        <ScreenTitle>{t('title')}</ScreenTitle>
        {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
      </div>
      {isMissing && reason === 'loading' && <EducationSkeleton />}
      {isMissing && reason !== 'loading' && <CourseMissing reason={reason} onRetry={retry} />}
      {!isMissing && <EducationContent lessons={lessons} />}
    </div>
  );
}
