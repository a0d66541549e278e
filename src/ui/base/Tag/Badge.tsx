import styles from './Tag.module.css';

const MAX_SHOWN = 99;

/** A count on an icon; more than 99 is «99+». Its meaning is said by the text beside it. */
export function Badge({ count }: { count: number }) {
  return <span className={styles.badge}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>;
}
