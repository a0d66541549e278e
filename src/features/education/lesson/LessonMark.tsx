import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedLesson } from '#src/domain/lesson-progress.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import styles from './LessonMark.module.css';
import { MarkState } from './MarkState.tsx';
import { RefusedMarks } from './RefusedMarks.tsx';
import { useMark } from './use-mark.ts';

/** The member's mark «done» with its state; in the owner view only the mark (R6.3). */
export function LessonMark({ lesson }: { lesson: MarkedLesson }) {
  const { t } = useTranslation('education');
  const hintId = useId();
  const { isDone, hasFailed, toggle } = useMark(lesson);
  if (viewedOwner() !== null) {
    return isDone ? (
      <Tag tone="positive" icon="check">
        {t('isDone')}
      </Tag>
    ) : null;
  }
  return (
    <div className={styles.mark}>
      <Button
        wide
        variant={isDone ? 'soft' : 'primary'}
        icon={isDone ? 'circle-check' : 'check'}
        aria-describedby={hintId}
        // The second press of a double tap would take the mark away again.
        onClick={({ detail }) => {
          if (detail < 2) toggle();
        }}
      >
        {t(isDone ? 'mark.isDone' : 'mark.done')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {isDone && t('mark.undo')}
      </p>
      <MarkState pending={lesson.pending} />
      {hasFailed && (
        <Alert tone="negative" live>
          {t('mark.failed')}
        </Alert>
      )}
      <RefusedMarks lessonId={lesson.id} />
    </div>
  );
}
