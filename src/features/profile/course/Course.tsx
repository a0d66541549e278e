import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadLessons } from '#src/data/db/lessons.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { courseProgress } from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import styles from './Course.module.css';

/** The progress in the course with the next lesson; absent before the lessons came and after the last one. */
export function Course() {
  const { t } = useTranslation(['details', 'screens']);
  const format = useFormat();
  const { done, total, next } = courseProgress(useStored(loadLessons) ?? []);
  if (!next) return null;
  const value = t('course.value', { done: format.number(done), total: format.number(total) });
  return (
    <Card padding="none">
      <Link className={styles.course} to={hrefs.lesson(next.id)}>
        <Icon name="graduation-cap" />
        <span className={styles.text}>
          <span className={styles.title}>{t('screens:Education')}</span>
          <span className={`muted small ${styles.note}`}>
            {t('course.next', { lesson: next.title[format.language] })}
          </span>
        </span>
        <span className={styles.value}>{value}</span>
        <div className={styles.bar}>
          <ProgressBar label={t('course.label')} value={done} max={total} valueText={value} />
        </div>
      </Link>
    </Card>
  );
}
