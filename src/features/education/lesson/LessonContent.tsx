import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  courseProgress,
  type LessonPlace,
  type MarkedLesson,
} from '#src/domain/lesson-progress.ts';
import { paragraphsOf } from '#src/domain/paragraphs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LessonList } from '../course/LessonList.tsx';
import { LessonVideo } from '../video/LessonVideo.tsx';
import styles from './Lesson.module.css';
import { LessonMark } from './LessonMark.tsx';
import { LessonNeighbours } from './LessonNeighbours.tsx';

interface LessonContentProps {
  place: LessonPlace<MarkedLesson>;
  lessons: readonly MarkedLesson[];
}

/** A lesson to read, with the course beside it. */
export function LessonContent({ place, lessons }: LessonContentProps) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  const titleId = useId();
  const { lesson, number } = place;
  const title = lesson.title[language];
  return (
    <div className={styles.screen}>
      <article className={styles.lesson}>
        <header className="stack stack-tight">
          <p className="muted small">
            {t('numberOf', { number, total: lessons.length })} ·{' '}
            {t('minutes', { minutes: lesson.minutes })}
          </p>
          <ScreenTitle>{title}</ScreenTitle>
          <p className={styles.lead}>{lesson.summary[language]}</p>
        </header>
        {lesson.videoUrl !== null && (
          <LessonVideo videoUrl={lesson.videoUrl} title={title} number={number} />
        )}
        <div className={styles.text}>
          {paragraphsOf(lesson.body[language]).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <LessonMark lesson={lesson} />
        <LessonNeighbours place={place} />
      </article>
      <section className={styles.course} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('lessons')}</h2>
        <LessonList
          lessons={lessons}
          nextId={courseProgress(lessons).next?.id ?? null}
          currentId={lesson.id}
          compact
        />
      </section>
    </div>
  );
}
