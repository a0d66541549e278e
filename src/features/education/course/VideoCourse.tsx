import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedLesson } from '#src/domain/lesson-progress.ts';
import { VideoTile } from './VideoTile.tsx';
import styles from './VideoCourse.module.css';

/** The lessons that have a video, as the course's second way in; absent without videos (R2.22). */
export function VideoCourse({ lessons }: { lessons: readonly MarkedLesson[] }) {
  const { t } = useTranslation('education');
  const titleId = useId();
  const tiles = lessons.flatMap((lesson, index) =>
    lesson.videoUrl === null ? [] : [{ lesson, number: index + 1 }],
  );
  if (tiles.length === 0) return null;
  return (
    <section className={styles.videos} aria-labelledby={titleId}>
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
