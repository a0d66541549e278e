import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LessonPlace } from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Lesson.module.css';

/** Links to the previous and the next lesson. */
export function LessonNeighbours({ place: { previous, next } }: { place: LessonPlace }) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('lesson.around')}>
      {previous && (
        <Link className={styles.neighbour} to={hrefs.lesson(previous.id)} rel="prev">
          <Icon name="arrow-left" size={20} />
          <span>
            <span className={styles.side}>{t('lesson.previous')}</span>{' '}
            <span>{previous.title[language]}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link className={styles.neighbour} data-side="next" to={hrefs.lesson(next.id)} rel="next">
          <span>
            <span className={styles.side}>{t('lesson.next')}</span>{' '}
            <span>{next.title[language]}</span>
          </span>
          <Icon name="arrow-right" size={20} />
        </Link>
      )}
    </nav>
  );
}
