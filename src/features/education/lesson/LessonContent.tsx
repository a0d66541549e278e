import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  courseProgress,
  type LessonPlace,
  type MarkedLesson,
} from '#src/domain/education/lesson-progress.ts';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { LessonList } from '../course/LessonList.tsx';
import { LessonHeader } from './LessonHeader.tsx';
import { LessonText } from './LessonText.tsx';
import styles from './Lesson.module.css';

const LINES = ['100%', '96%', '98%', '92%', '60%'];
const PARAGRAPHS = [1, 2, 3];

/** The shape of a lesson's text while it loads. */
function TextSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.text}>
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
    <div className={styles.screen}>
      <article className={styles.lesson}>
        <LessonHeader place={place} total={lessons.length} />
        {place ? <LessonText key={place.lesson.id} {...{ place, lessons }} /> : <TextSkeleton />}
      </article>
      {place && (
        <section className={styles.course} aria-labelledby={titleId}>
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
