import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { CodeChoice } from './code-form.ts';
import styles from './PickupActions.module.css';

interface PickupActionsProps {
  readonly choice: CodeChoice;
  readonly onTurn: () => void;
  readonly onToggleQr: () => void;
  readonly onSave: () => void;
}

/** Other ways to show the code, for a desk that cannot scan the current one, and a picture to keep. */
export function PickupActions({ choice, onTurn, onToggleQr, onSave }: PickupActionsProps) {
  const { t } = useTranslation('pickup');
  return (
    <div className={styles.actions}>
      {choice.canTurn && (
        <button type="button" className={styles.action} onClick={onTurn}>
          <Icon name="rotate-cw" size={20} />
          <span>{t('rotate')}</span>
        </button>
      )}
      {choice.hasBars && (
        <button type="button" className={styles.action} onClick={onToggleQr}>
          <Icon name={choice.form === 'qr' ? 'barcode' : 'qr-code'} size={20} />
          <span>{t(choice.form === 'qr' ? 'toBarcode' : 'notScanning')}</span>
        </button>
      )}
      <button type="button" className={styles.action} onClick={onSave}>
        <Icon name="download" size={20} />
        <span>{t('save')}</span>
      </button>
    </div>
  );
}
