import { useTranslation } from 'react-i18next';
import styles from './PersonalData.module.css';

interface DataRowProps {
  label: string;
  /** Empty for what the record does not have. */
  value: string;
  note: string | null;
}

/** One value of the record. */
export function DataRow({ label, value, note }: DataRowProps) {
  const { t } = useTranslation('card');
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={value === '' ? styles.absent : styles.value}>
        {value === '' ? t('data.absent') : value}
      </dd>
      {note !== null && <dd className="muted small">{note}</dd>}
    </div>
  );
}
