import type { MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { LessonRow } from './LessonRow.tsx';
import styles from './LessonList.module.css';

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
    <ol className={styles.list}>
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
