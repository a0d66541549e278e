import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastView } from './Toast.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useTopLayer } from './use-top-layer.ts';
import styles from './Toaster.module.css';

interface ToasterProps {
  toasts: readonly ToastView[];
  onDismiss: (id: number) => void;
}

/**
 * Short messages at the top right, announced as they appear, above and inside every dialog (R2.31). It
 * must stay mounted, otherwise nothing is announced.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const { t } = useTranslation();
  const place = useTopLayer(`${styles.place} screen-only`);
  const region = useRef<HTMLElement>(null);
  const moveFocusOn = useFocusReturn(region);
  return createPortal(
    <section ref={region} className={styles.region} aria-label={t('messages')} aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={onDismiss} onKeyClose={moveFocusOn} />
      ))}
    </section>,
    place,
  );
}
