import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  courseProgress,
  type LessonPlace,
  type MarkedLesson,
} from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { paragraphsOf } from '#src/domain/text/paragraphs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { LessonList } from '../course/LessonList.tsx';
import { LessonVideo } from '../video/LessonVideo.tsx';
import { LessonMark } from './LessonMark.tsx';
import styles from './Lesson.module.css';

interface LessonHeaderProps {
  /** Null while the course is read from the device. */
  place: LessonPlace | null;
  /** Number of lessons in the course. */
  total: number;
}

/** A lesson's number, title and summary. The heading stays the same element, because it has the focus. */
function LessonHeader({ place, total }: LessonHeaderProps) {
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

/** Links to the previous and the next lesson. */
function LessonNeighbours({ place: { previous, next } }: { place: LessonPlace }) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('lesson.around')}>
      {previous && (
        <Link
          className={`row surface ${styles.neighbour}`}
          to={hrefs.lesson(previous.id)}
          rel="prev"
        >
          <Icon name="arrow-left" size={20} />
          <span>
            <span className={`muted small ${styles.side}`}>{t('lesson.previous')}</span>{' '}
            <span>{previous.title[language]}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link
          className={`row surface ${styles.neighbour}`}
          data-side="next"
          to={hrefs.lesson(next.id)}
          rel="next"
        >
          <span>
            <span className={`muted small ${styles.side}`}>{t('lesson.next')}</span>{' '}
            <span>{next.title[language]}</span>
          </span>
          <Icon name="arrow-right" size={20} />
        </Link>
      )}
    </nav>
  );
}

interface LessonTextProps {
  place: LessonPlace<MarkedLesson>;
  lessons: readonly MarkedLesson[];
}

/** A lesson's video and text, the member's mark, and the way on. */
function LessonText({ place, lessons }: LessonTextProps) {
  const { language } = useFormat();
  const { lesson, number } = place;
  return (
    <>
      {lesson.videoUrl !== null && (
        <LessonVideo videoUrl={lesson.videoUrl} title={lesson.title[language]} number={number} />
      )}
      <div className="stack">
        {paragraphsOf(lesson.body[language]).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <LessonMark {...{ lesson, lessons }} />
      <LessonNeighbours place={place} />
    </>
  );
}

const LINES = ['100%', '96%', '98%', '92%', '60%'];
const PARAGRAPHS = [1, 2, 3];

/** The shape of a lesson's text while it loads. */
function TextSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack">
        {PARAGRAPHS.map((paragraph) => (
          <div key={paragraph} className="stack stack-tight">
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

interface LessonContentProps {
  /** Null while the course is read from the device. */
  place: LessonPlace<MarkedLesson> | null;
  lessons: readonly MarkedLesson[];
}

/** A lesson to read, with the course beside it. */
export function LessonContent({ place, lessons }: LessonContentProps) {
  const { t } = useTranslation('education');
  const titleId = useId();
  return (
    <div className={`stack ${styles.screen}`}>
      <article className={`stack stack-loose ${styles.lesson}`}>
        <LessonHeader place={place} total={lessons.length} />
        {place ? <LessonText key={place.lesson.id} {...{ place, lessons }} /> : <TextSkeleton />}
      </article>
      {place && (
        <section className={`stack stack-close ${styles.course}`} aria-labelledby={titleId}>
          <h2 id={titleId}>{t('lessons')}</h2>
          <LessonList
            lessons={lessons}
            nextId={courseProgress(lessons).next?.id ?? null}
            currentId={place.lesson.id}
            compact
          />
        </section>
      )}
    </div>
  );
}
