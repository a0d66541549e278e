import { useTranslation } from 'react-i18next';
import styles from './About.module.css';
import { CopiedValue } from './CopiedValue.tsx';

interface AboutRowProps {
  label: string;
  /** The values as they are copied; empty when there is none yet. */
  values: readonly string[];
}

/** A name with its values, each with a copy button. */
export function AboutRow({ label, values }: AboutRowProps) {
  const { t } = useTranslation('details');
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {values.length === 0 && <dd className={styles.value}>{t('about.absent')}</dd>}
      {values.map((value) => (
        <dd key={value} className={styles.value}>
          <CopiedValue label={label} value={value} />
        </dd>
      ))}
    </div>
  );
}
