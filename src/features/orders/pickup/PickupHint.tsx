import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './PickupView.module.css';

interface PickupHintProps {
  readonly isQr: boolean;
  /** What became of the saved picture; null while there is nothing to report. */
  readonly saveMessage: string | null;
}

/** What helps the code to be read; after the picture was saved, what became of it. */
export function PickupHint({ isQr, saveMessage }: PickupHintProps) {
  const { t } = useTranslation('pickup');
  return (
    <p className={styles.hint} aria-live="polite">
      {saveMessage === null && !isQr && <Icon name="sun" size={20} />}
      <span>{saveMessage ?? t(isQr ? 'readOut' : 'brightness')}</span>
    </p>
  );
}
