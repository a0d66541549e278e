import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Toaster.module.css';

/** A message as it is shown. */
export interface ToastView {
  /** Unique among the messages. */
  readonly id: number;
  /** What happened. */
  readonly text: string;
  /** Whether it succeeded. */
  readonly color: 'success' | 'error';
  /** Replaces the icon of the colour. */
  readonly icon?: IconName | undefined;
  /** Display time in ms. */
  readonly timer: number;
  /** Where it leads. */
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
}

interface ToastProps extends ToastView {
  /** Its time is over, or it was closed. */
  onDismiss: (id: number) => void;
  /** Called before a close by keyboard or screen reader, whose focus has to move. */
  onKeyClose?: () => void;
}

const SIGNS = { success: 'circle-check', error: 'circle-alert' } as const;

/**
 * Disappears after its time, which restarts when pointer and focus have left it. A pointer that is
 * already at the position of a new message does not count.
 */
export function Toast({ id, text, color, icon, timer, action, onDismiss, onKeyClose }: ToastProps) {
  const { t } = useTranslation();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused) return undefined;
    const timeout = setTimeout(() => onDismiss(id), timer);
    return () => clearTimeout(timeout);
  }, [isPaused, id, timer, onDismiss]);

  const close = (event: MouseEvent) => {
    // A pointer press must not move the focus: a focused message would never disappear.
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
      <Icon name={icon ?? SIGNS[color]} />
      <p className={styles.text}>
        <span>{text}</span>
        {action && (
          <>
            {' '}
            <button type="button" className={styles.action} onClick={action.run}>
              {action.text}
            </button>
          </>
        )}
      </p>
      <button type="button" className={`centred ${styles.close}`} onClick={close}>
        <Icon name="x" title={t('close')} size={20} />
      </button>
    </div>
  );
}
