import { useTranslation } from 'react-i18next';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Lesson.module.css';

const LINES = ['100%', '96%', '98%', '92%', '60%'];
const PARAGRAPHS = [1, 2, 3];

/** The shape of a lesson while it loads. */
export function LessonSkeleton() {
  const { t } = useTranslation('screens');
  return (
    <LoadingRegion>
      <div className={styles.screen}>
        <div className={styles.lesson}>
          <div className="stack stack-tight">
            <Skeleton width="10rem" />
            <ScreenTitle>
              <VisuallyHidden>{t('Lesson')}</VisuallyHidden>
              <Skeleton width="70%" />
            </ScreenTitle>
            <Skeleton width="90%" height="1.25em" />
          </div>
          {PARAGRAPHS.map((paragraph) => (
            <div key={paragraph} className="stack stack-tight">
              {LINES.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
