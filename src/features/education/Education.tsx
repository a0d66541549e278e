import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { courseProgress, type MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { CourseProgress } from './course/CourseProgress.tsx';
import { LessonList } from './course/LessonList.tsx';
import { VideoCourse } from './course/VideoCourse.tsx';
import { CourseMissing } from './CourseMissing.tsx';
import { useCourse } from './use-course.ts';
import styles from './Education.module.css';

const ROWS = ['70%', '55%', '64%', '80%', '60%', '72%', '50%'];

/** The shape of the course while it loads. */
function EducationSkeleton() {
  return (
    <LoadingRegion>
      <div className="split">
        <Skeleton shape="block" height="14rem" />
        <div className={`stack stack-close ${styles.lessons}`}>
          <Skeleton width="8rem" height="1.5rem" />
          <Card padding="none">
            {ROWS.map((width) => (
              <div key={width} className={styles.row}>
                <Skeleton shape="round" width="2.5rem" height="2.5rem" />
                <div className="stack stack-tight">
                  <Skeleton width={width} />
                  <Skeleton width="90%" height="0.75em" />
                  <Skeleton width="6rem" height="0.75em" />
                </div>
              </div>
            ))}
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}

/** The progress with the next lesson, all lessons, and the videos (R2.22). */
function EducationContent({ lessons }: { lessons: readonly MarkedLesson[] }) {
  const { t } = useTranslation('education');
  const titleId = useId();
  const progress = courseProgress(lessons);
  return (
    <div className="split">
      <CourseProgress lessons={lessons} progress={progress} />
      <section className={`stack stack-close ${styles.lessons}`} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('lessons')}</h2>
        <LessonList lessons={lessons} nextId={progress.next?.id ?? null} />
      </section>
      <VideoCourse lessons={lessons} />
    </div>
  );
}

/** /education: the course with the member's progress, and its videos (R2.22). */
export function Education() {
  const { t } = useTranslation('education');
  const { lessons, updatedAt, reason, retry } = useCourse();
  const isMissing = lessons.length === 0;
  return (
    <div className="column column-grid stack">
      <div className="title-line">
        <ScreenTitle>{t('title')}</ScreenTitle>
        {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
      </div>
      {isMissing && reason === 'loading' && <EducationSkeleton />}
      {isMissing && reason !== 'loading' && <CourseMissing reason={reason} onRetry={retry} />}
      {!isMissing && <EducationContent lessons={lessons} />}
    </div>
  );
}
