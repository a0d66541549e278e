import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './TargetFrame.module.css';

/** The target frame for a code; it blinks at each code that is read. */
export function TargetFrame({ count }: { count: number }) {
  const { t } = useTranslation('scan');
  return (
    <div className={styles.place}>
      <div className={`centred ${styles.frame}`}>
        <span className={styles.corners} />
        {count === 0 && <span className={styles.line} />}
        {count > 0 && (
          <span key={count} className={`centred ${styles.hit}`}>
            <Icon name="check" size={32} />
          </span>
        )}
      </div>
      <p className={`small ${styles.text}`}>{t('instruction')}</p>
    </div>
  );
}
