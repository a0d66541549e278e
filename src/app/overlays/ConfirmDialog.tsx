import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#src/state/page/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import styles from './Overlays.module.css';

interface ConfirmDialogProps extends Confirmation {
  onResult: (result: boolean) => void;
}

/** A question with two buttons; closing it otherwise cancels (R4.13). */
export function ConfirmDialog({
  title,
  text,
  cancelText,
  confirmText,
  persistent = false,
  danger = false,
  onResult,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      content="brief"
      persistent={persistent}
      onClose={() => onResult(false)}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onResult(true)}>
            {confirmText ?? t('confirm')}
          </Button>
          <Button variant="outline" onClick={() => onResult(false)}>
            {cancelText ?? t('cancel')}
          </Button>
        </>
      }
    >
      <p className={styles.lines}>{text}</p>
    </Dialog>
  );
}
