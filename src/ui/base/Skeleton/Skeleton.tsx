import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  width?: string;
  height?: string;
  shape?: 'text' | 'block' | 'round';
}

/** A place kept for content; silent, so put one LoadingRegion around all of a screen's skeletons. */
export function Skeleton({ width = '100%', height = '1em', shape = 'text' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
