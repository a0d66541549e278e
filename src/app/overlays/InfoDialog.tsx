import { useTranslation } from 'react-i18next';
import type { Information } from '#src/state/page/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import styles from './Overlays.module.css';

interface InfoDialogProps extends Information {
  onResult: (result: boolean) => void;
}

/** A message with one button (R2.31). */
export function InfoDialog({ title, text, button, onResult }: InfoDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      content="brief"
      onClose={() => onResult(false)}
      actions={<Button onClick={() => onResult(true)}>{button ?? t('fine')}</Button>}
    >
      <p className={styles.lines}>{text}</p>
    </Dialog>
  );
}
