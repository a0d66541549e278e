import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#src/state/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import styles from './Overlays.module.css';

interface ConfirmDialogProps extends Confirmation {
  onAnswer: (answer: boolean) => void;
}

/** A question with two answers; closing it in any other way says no (R4.13). */
export function ConfirmDialog({
  title,
  text,
  cancelText,
  confirmText,
  persistent = false,
  danger = false,
  onAnswer,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      content="brief"
      persistent={persistent}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {cancelText ?? t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmText ?? t('confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.lines}>{text}</p>
    </Dialog>
  );
}
