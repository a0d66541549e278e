import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Toaster.module.css';

/** A message as it is shown. */
export interface ToastView {
  readonly id: number;
  readonly text: string;
  readonly color: 'success' | 'error';
  /** In place of the colour's own sign. */
  readonly icon?: IconName | undefined;
  /** How long it stays, in ms. */
  readonly timer: number;
}

interface ToastItemProps {
  toast: ToastView;
  onDismiss: (id: number) => void;
  /** The keyboard or a reader is about to close it: its focus has to go somewhere. */
  onKeyClose?: () => void;
}

const SIGNS = { success: 'circle-check', error: 'circle-alert' } as const;

/**
 * Leaves by itself after its time, which starts anew once pointer and focus have left it. A pointer that
 * rests where the message happened to arrive does not look at it.
 */
export function ToastItem({ toast, onDismiss, onKeyClose }: ToastItemProps) {
  const { t } = useTranslation();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { id, timer, color, icon = SIGNS[color] } = toast;
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    if (isHeld) return undefined;
    const timeout = setTimeout(() => onDismiss(id), timer);
    return () => clearTimeout(timeout);
  }, [isHeld, id, timer, onDismiss]);

  const close = (event: MouseEvent) => {
    // A pointer leaves the focus alone: a message that got it would stay until it is taken away.
    if (event.detail === 0) onKeyClose?.();
    onDismiss(id);
  };

  return (
    <div
      className={styles.toast}
      data-color={color}
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icon} />
      <p>{toast.text}</p>
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="x" title={t('close')} size={20} />
      </button>
    </div>
  );
}
