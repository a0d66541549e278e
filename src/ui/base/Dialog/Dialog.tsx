import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** Width from 768 px on, in CSS pixels: 600, 1043 or 1140 (specification §9). */
  width?: number;
  /** Persistent: neither Escape nor a press outside closes it. */
  persistent?: boolean;
  onClose: () => void;
  /** Buttons in the order of reading; they stay in sight while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog on the native element, which keeps the focus inside and gives it back. On a phone it
 * rises from the bottom edge. It is open while it is rendered.
 */
export function Dialog({
  title,
  width = 600,
  persistent = false,
  onClose,
  actions,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: only a dialog that is closed there gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === element.current && !persistent) onClose();
  };

  return (
    // The element itself is hit only outside of its content: the press that closes. Escape is its key.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={styles.dialog}
      style={{ '--dialog-width': `${width}px` }}
      aria-labelledby={titleId}
      onClick={closeFromOutside}
      onCancel={(event) => {
        event.preventDefault();
        if (!persistent) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!persistent && (
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="x" title={t('close')} />
          </button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
