import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './FilterPanel.module.css';

const FACETS = ['11rem', '10.5rem', '14rem', '10rem'];

/** The shape of the choices beside a list that is not whole yet. */
export const FilterPanelSkeleton = () => (
  <div className={styles.panel}>
    {FACETS.map((height) => (
      <Skeleton key={height} shape="block" height={height} />
    ))}
  </div>
);
