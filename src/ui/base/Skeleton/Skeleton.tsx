import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  width?: string;
  height?: string;
  shape?: 'text' | 'block' | 'round';
}

/** A placeholder for content; silent, so put one LoadingRegion around all skeletons of a screen. */
export function Skeleton({ width = '100%', height = '1em', shape = 'text' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-loading
      data-shape={shape}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
