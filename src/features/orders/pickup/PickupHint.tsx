import { useTranslation } from 'react-i18next';
import type { SaveState } from '#src/ui/app/SaveCode/use-save-code.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './PickupView.module.css';

interface PickupHintProps {
  readonly isQr: boolean;
  readonly saving: SaveState;
}

/** What helps the code to be read; after the picture was saved, what became of it. */
export function PickupHint({ isQr, saving }: PickupHintProps) {
  const { t } = useTranslation(['pickup', 'kit']);
  const said = {
    idle: null,
    saving: null,
    saved: t('kit:saveCode.saved'),
    failed: t('kit:saveCode.failed'),
  }[saving];
  return (
    <p className={styles.hint} aria-live="polite">
      {said === null && !isQr && <Icon name="sun" size={20} />}
      <span>{said ?? t(isQr ? 'readOut' : 'brightness')}</span>
    </p>
  );
}
