import styles from './Tag.module.css';

const MAX_SHOWN = 99;

interface BadgeProps {
  /** A whole number. */
  count: number;
}

/** A count on an icon; more than 99 is «99+». The text beside it gives the meaning. */
export function Badge({ count }: BadgeProps) {
  return <span className={styles.badge}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>;
}
