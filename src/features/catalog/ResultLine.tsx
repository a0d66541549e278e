import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import styles from './CatalogList.module.css';

interface ResultLineProps {
  /** The number of found products as text; null before it is known. */
  label: string | null;
  /** ms since the epoch; null before the catalog was received. */
  updatedAt: number | null;
}

/** The number of found products, announced when it changes, and the age of the stored catalog (R9.2). */
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
