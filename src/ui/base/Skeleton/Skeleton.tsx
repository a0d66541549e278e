import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS width of the expected content. */
  width?: string;
  /** CSS height of the expected content. */
  height?: string;
  /** text: with the corners of a line; block: a picture or card; round: a circle. */
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
