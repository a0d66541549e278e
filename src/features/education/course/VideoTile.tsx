import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Lesson } from '#src/domain/lesson.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VideoPoster } from '../video/VideoPoster.tsx';
import styles from './VideoCourse.module.css';

/** A lesson's video; the whole tile links to the lesson. */
export function VideoTile({ lesson, number }: { lesson: Lesson; number: number }) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  return (
    <li className={styles.tile}>
      <span className={styles.poster}>
        <VideoPoster number={number} />
        <span className={styles.play}>
          <Icon name="circle-play" size={32} />
        </span>
      </span>
      <p className={styles.title}>
        <Link className="cover-link" to={hrefs.lesson(lesson.id)}>
          {t('video.label', { title: lesson.title[language] })}
        </Link>
      </p>
    </li>
  );
}
