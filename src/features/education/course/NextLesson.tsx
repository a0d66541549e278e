import { useTranslation } from 'react-i18next';
import type { LessonPlace } from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './CourseProgress.module.css';

interface NextLessonProps {
  place: LessonPlace;
  /** No lesson is done yet. */
  isFirst: boolean;
}

/** The next lesson's title and the button that opens it. */
export function NextLesson({ place: { lesson, number }, isFirst }: NextLessonProps) {
  const { t } = useTranslation('education');
  const format = useFormat();
  return (
    <div className={`stack ${styles.next}`}>
      <p>
        <span className="muted small">
          {`${t('number', { number })} · ${t('minutes', { minutes: lesson.minutes })}`}
        </span>
        <span className={styles.title}>{lesson.title[format.language]}</span>
      </p>
      <LinkButton icon="book-open" wide to={hrefs.lesson(lesson.id)}>
        {t(isFirst ? 'progress.begin' : 'progress.next', { number })}
      </LinkButton>
    </div>
  );
}
