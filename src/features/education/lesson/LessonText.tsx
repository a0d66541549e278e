import type { LessonPlace, MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { paragraphsOf } from '#src/domain/text/paragraphs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LessonVideo } from '../video/LessonVideo.tsx';
import { LessonMark } from './LessonMark.tsx';
import { LessonNeighbours } from './LessonNeighbours.tsx';
import styles from './Lesson.module.css';

interface LessonTextProps {
  place: LessonPlace<MarkedLesson>;
  lessons: readonly MarkedLesson[];
}

/** A lesson's video and text, the member's mark, and the way on. */
export function LessonText({ place, lessons }: LessonTextProps) {
  const { language } = useFormat();
  const { lesson, number } = place;
  return (
    <>
      {lesson.videoUrl !== null && (
        <LessonVideo videoUrl={lesson.videoUrl} title={lesson.title[language]} number={number} />
      )}
      <div className={styles.text}>
        {paragraphsOf(lesson.body[language]).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <LessonMark {...{ lesson, lessons }} />
      <LessonNeighbours place={place} />
    </>
  );
}
