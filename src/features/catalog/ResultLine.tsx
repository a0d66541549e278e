import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import styles from './CatalogList.module.css';

interface ResultLineProps {
  /** How much was found; null while that is not known. */
  label: string | null;
  /** ms since the epoch; null before the catalogue was received. */
  updatedAt: number | null;
}

/** How much was found, said aloud when it changes, and how old the stored catalogue is (R9.2). */
export function ResultLine({ label, updatedAt }: ResultLineProps) {
  return (
    <div className={styles.result}>
      <p role="status" className={styles.count}>
        {label}
      </p>
      {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
    </div>
  );
}
