import { useTranslation } from 'react-i18next';
import type { Highlight } from '#src/state/page/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import styles from './Overlays.module.css';

interface HighlightDialogProps extends Highlight {
  onResult: (result: boolean) => void;
}

/** Width of the highlighted modal, in CSS pixels (R2.31). */
const WIDTH = 1043;

/** A prominent message of several lines with at most one action (R2.31). */
export function HighlightDialog({
  title,
  message,
  figure,
  action,
  onResult,
}: HighlightDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      width={WIDTH}
      content="brief"
      onClose={() => onResult(false)}
      actions={
        <>
          {action !== undefined && <Button onClick={() => onResult(true)}>{action}</Button>}
          <Button
            variant={action === undefined ? 'primary' : 'outline'}
            onClick={() => onResult(false)}
          >
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={`stack ${styles.highlight}`}>
        {figure !== undefined && (
          <p className={`centred ${styles.figure}`} aria-hidden="true" translate="no">
            {figure}
          </p>
        )}
        <p className={styles.lines}>{message}</p>
      </div>
    </Dialog>
  );
}
