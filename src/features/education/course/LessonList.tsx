import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './LessonList.module.css';

interface LessonRowProps {
  lesson: MarkedLesson;
  /** Its number in the course, from 1. */
  number: number;
  isNext: boolean;
  isCurrent: boolean;
  compact: boolean;
}

/** One lesson; the whole row links to it. */
function LessonRow({ lesson, number, isNext, isCurrent, compact }: LessonRowProps) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  return (
    <li
      className={styles.row}
      data-state={lesson.done ? 'done' : isNext ? 'next' : 'open'}
      data-current={isCurrent || undefined}
    >
      <span className={`centred ${styles.number}`}>
        {lesson.done ? <Icon name="check" size={20} /> : <span aria-hidden="true">{number}</span>}
        <VisuallyHidden>{t('number', { number })}</VisuallyHidden>
      </span>
      <div className={`stack stack-dense ${styles.text}`}>
        <p className={styles.title}>
          <Link
            className="cover-link"
            to={hrefs.lesson(lesson.id)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {lesson.title[language]}
          </Link>
        </p>
        {!compact && <p className="muted small">{lesson.summary[language]}</p>}
        <p className={`wrapping-row muted small ${styles.facts}`}>
          <span>{t('minutes', { minutes: lesson.minutes })}</span>
          {lesson.videoUrl !== null && (
            <span className={styles.fact}>
              <Icon name="circle-play" size={16} />
              <span>{t('hasVideo')}</span>
            </span>
          )}
          {lesson.done && <span className={styles.done}>{t('isDone')}</span>}
          {!lesson.done && isNext && <span className={styles.isNext}>{t('isNext')}</span>}
        </p>
      </div>
      <span className={`muted ${styles.arrow}`}>
        <Icon name="chevron-right" size={20} />
      </span>
    </li>
  );
}

interface LessonListProps {
  lessons: readonly MarkedLesson[];
  /** The first lesson that is not done. */
  nextId: number | null;
  /** The lesson on the screen. */
  currentId?: number;
  /** Without summaries: beside a lesson. */
  compact?: boolean;
}

/** The course's lessons in their order, each with its state (R2.22). */
export function LessonList({ lessons, nextId, currentId, compact = false }: LessonListProps) {
  return (
    <ol className={`ruled surface ${styles.list}`}>
      {lessons.map((lesson, index) => (
        <LessonRow
          key={lesson.id}
          lesson={lesson}
          number={index + 1}
          isNext={lesson.id === nextId}
          isCurrent={lesson.id === currentId}
          compact={compact}
        />
      ))}
    </ol>
  );
}
