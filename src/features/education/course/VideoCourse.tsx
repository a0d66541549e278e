import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VideoPoster } from '../video/VideoPoster.tsx';
import styles from './VideoCourse.module.css';

/** A lesson's video; the whole tile links to the lesson. */
function VideoTile({ lesson, number }: { lesson: Lesson; number: number }) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  return (
    <li className={`stack stack-tight ${styles.tile}`}>
      <span className={styles.poster}>
        <VideoPoster number={number} />
        <span className={styles.play}>
          <Icon name="circle-play" size={32} />
        </span>
      </span>
      <p className={`small ${styles.title}`}>
        <Link className="cover-link" to={hrefs.lesson(lesson.id)}>
          {t('video.label', { title: lesson.title[language] })}
        </Link>
      </p>
    </li>
  );
}

/** The lessons that have a video, as the course's second way in; absent without videos (R2.22). */
export function VideoCourse({ lessons }: { lessons: readonly MarkedLesson[] }) {
  const { t } = useTranslation('education');
  const titleId = useId();
  const tiles = lessons.flatMap((lesson, index) =>
    lesson.videoUrl === null ? [] : [{ lesson, number: index + 1 }],
  );
  if (tiles.length === 0) return null;
  return (
    <section className={`stack stack-tight ${styles.videos}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('videos.title')}</h2>
      <p className="muted">{t('videos.text')}</p>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <VideoTile key={tile.lesson.id} {...tile} />
        ))}
      </ul>
    </section>
  );
}
