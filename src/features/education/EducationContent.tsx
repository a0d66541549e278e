import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { courseProgress, type MarkedLesson } from '#src/domain/lesson-progress.ts';
import { CourseProgress } from './course/CourseProgress.tsx';
import { LessonList } from './course/LessonList.tsx';
import { VideoCourse } from './course/VideoCourse.tsx';
import styles from './Education.module.css';

/** The progress with the next lesson, all lessons, and the videos (R2.22). */
export function EducationContent({ lessons }: { lessons: readonly MarkedLesson[] }) {
  const { t } = useTranslation('education');
  const titleId = useId();
  const progress = courseProgress(lessons);
  return (
    <div className={styles.content}>
      <CourseProgress lessons={lessons} progress={progress} />
      <section className={styles.lessons} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('lessons')}</h2>
        <LessonList lessons={lessons} nextId={progress.next?.id ?? null} />
      </section>
      <VideoCourse lessons={lessons} />
    </div>
  );
}
