import { useTranslation } from 'react-i18next';
import type { LessonPlace } from '#src/domain/education/lesson-progress.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Lesson.module.css';

interface LessonHeaderProps {
  /** Null while the course is read from the device. */
  place: LessonPlace | null;
  /** Number of lessons in the course. */
  total: number;
}

/** A lesson's number, title and summary. The heading stays the same element, because it has the focus. */
export function LessonHeader({ place, total }: LessonHeaderProps) {
  const { t } = useTranslation(['education', 'screens']);
  const { language } = useFormat();
  if (!place) {
    return (
      <header className="stack stack-tight">
        <p className="small">
          <Skeleton width="10rem" height="1lh" />
        </p>
        <ScreenTitle>
          <VisuallyHidden>{t('screens:Lesson')}</VisuallyHidden>
          <Skeleton width="70%" height="1lh" />
        </ScreenTitle>
        <p className={styles.lead}>
          <Skeleton width="90%" height="1lh" />
        </p>
      </header>
    );
  }
  const { lesson, number } = place;
  return (
    <header className="stack stack-tight">
      <p className="muted small">
        {`${t('numberOf', { number, total })} · ${t(lesson.videoUrl === null ? 'minutes' : 'minutesWithVideo', { minutes: lesson.minutes })}`}
      </p>
      <ScreenTitle>{lesson.title[language]}</ScreenTitle>
      <p className={styles.lead}>{lesson.summary[language]}</p>
    </header>
  );
}
