import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedLesson } from '#src/domain/lesson-progress.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { AfterLesson } from './AfterLesson.tsx';
import styles from './LessonMark.module.css';
import { MarkState } from './MarkState.tsx';
import { RefusedMarks } from './RefusedMarks.tsx';
import { useMark } from './use-mark.ts';

interface LessonMarkProps {
  lesson: MarkedLesson;
  /** The whole course, which says what comes after it. */
  lessons: readonly MarkedLesson[];
}

/** The button that marks the lesson; once it is done, its state in words and what comes next. In the owner view only the mark (R6.3). */
export function LessonMark({ lesson, lessons }: LessonMarkProps) {
  const { t } = useTranslation('education');
  const { isDone, hasFailed, toggle } = useMark(lesson);
  const state = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(isDone);
  // What had the focus is gone with the other state.
  useEffect(() => {
    if (wasDone.current !== isDone) (isDone ? state : button).current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  if (viewedOwner() !== null) {
    return isDone ? (
      <Tag tone="positive" icon="check">
        {t('isDone')}
      </Tag>
    ) : null;
  }
  return (
    <div className={styles.mark}>
      {isDone ? (
        <>
          {/* In the button's place: the second press of a double tap must press nothing. */}
          <p ref={state} className={styles.done} tabIndex={-1}>
            <Icon name="circle-check" size={20} />
            <span>{t('mark.isDone')}</span>
          </p>
          <AfterLesson lessons={lessons} />
          <Button variant="quiet" size="small" onClick={toggle}>
            {t('mark.undo')}
          </Button>
        </>
      ) : (
        <Button ref={button} wide icon="check" onClick={toggle}>
          {t('mark.done')}
        </Button>
      )}
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
