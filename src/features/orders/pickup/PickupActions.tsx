import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { CodeChoice } from './code-form.ts';
import styles from './PickupActions.module.css';

interface PickupActionsProps {
  readonly choice: CodeChoice;
  readonly onTurn: () => void;
  readonly onToggleQr: () => void;
}

/** The other ways to show the code, for the desk where the first one does not scan. */
export function PickupActions({ choice, onTurn, onToggleQr }: PickupActionsProps) {
  const { t } = useTranslation('pickup');
  return (
    <div className={styles.actions}>
      {choice.canTurn && (
        <button type="button" className={styles.action} onClick={onTurn}>
          <Icon name="rotate-cw" size={20} />
          {t('rotate')}
        </button>
      )}
      {choice.hasBars && (
        <button type="button" className={styles.action} onClick={onToggleQr}>
          <Icon name={choice.form === 'qr' ? 'barcode' : 'qr-code'} size={20} />
          {t(choice.form === 'qr' ? 'toBarcode' : 'notScanning')}
        </button>
      )}
    </div>
  );
}
