import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Toaster.module.css';

/** A message as it is shown. */
export interface ToastView {
  readonly id: number;
  readonly text: string;
  readonly color: 'success' | 'error';
  /** How long it stays, in ms. */
  readonly timer: number;
}

interface ToastItemProps {
  toast: ToastView;
  onDismiss: (id: number) => void;
}

/** Leaves by itself after its time; the time starts anew once pointer and focus have left it. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const { id, timer } = toast;

  useEffect(() => {
    if (isHeld) return undefined;
    const timeout = setTimeout(() => onDismiss(id), timer);
    return () => clearTimeout(timeout);
  }, [isHeld, id, timer, onDismiss]);

  return (
    <div
      className={styles.toast}
      data-color={toast.color}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.color === 'error' ? 'circle-alert' : 'circle-check'} />
      <p>{toast.text}</p>
      <button type="button" className={styles.close} onClick={() => onDismiss(id)}>
        <Icon name="x" title={t('close')} size={20} />
      </button>
    </div>
  );
}
