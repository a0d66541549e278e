import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Lesson.module.css';

const LINES = ['100%', '96%', '98%', '92%', '60%'];
const PARAGRAPHS = [1, 2, 3];

/** The shape of a lesson's text while it loads. */
export function TextSkeleton() {
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
