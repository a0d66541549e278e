import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CourseProgress as Progress,
  findLesson,
  type LessonPlace,
} from '#src/domain/education/lesson-progress.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { formatPercent } from '#src/i18n/format/percent.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ProgressRing } from '#src/ui/base/Progress/ProgressRing.tsx';
import styles from './CourseProgress.module.css';

interface NextLessonProps {
  place: LessonPlace;
  /** No lesson is done yet. */
  isFirst: boolean;
}

/** The next lesson's title and the button that opens it. */
function NextLesson({ place: { lesson, number }, isFirst }: NextLessonProps) {
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

/** The next step of a member who has done every lesson: invite a friend. */
function CourseDone() {
  const { t } = useTranslation('education');
  return (
    <div className={`stack ${styles.next}`}>
      <p>{t('progress.doneText')}</p>
      {canWrite() && (
        <LinkButton icon="user-plus" wide to={hrefs.invites()}>
          {t('progress.invite')}
        </LinkButton>
      )}
    </div>
  );
}

interface CourseProgressProps {
  lessons: readonly Lesson[];
  progress: Progress;
}

/** How many lessons are done, and the next one as the main action (R2.22). */
export function CourseProgress({ lessons, progress }: CourseProgressProps) {
  const { t } = useTranslation('education');
  const format = useFormat();
  const titleId = useId();
  const { done, total, minutesLeft } = progress;
  const next = progress.next && findLesson(lessons, progress.next.id);
  const counts = { done: format.number(done), total: format.number(total) };
  return (
    <div className={styles.place}>
      <Card as="section" labelledBy={titleId} elevated>
        <div className="stack">
          <div className={`wrapping-row ${styles.summary}`}>
            <ProgressRing label={t('progress.label')} value={done} max={total}>
              {formatPercent(Math.round((done / total) * 100), format.language)}
            </ProgressRing>
            <div>
              <h2 id={titleId} className="as-label muted small">
                {t(next ? 'progress.title' : 'progress.done')}
              </h2>
              <p className={styles.value}>{t('progress.value', counts)}</p>
              {next && (
                <p className="muted">
                  {t('progress.left', { minutes: format.number(minutesLeft) })}
                </p>
              )}
            </div>
          </div>
          {next ? <NextLesson place={next} isFirst={done === 0} /> : <CourseDone />}
        </div>
      </Card>
    </div>
  );
}
