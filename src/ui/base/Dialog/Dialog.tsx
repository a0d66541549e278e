import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The question, or the subject of the message. */
  title: string;
  /** The id of a heading in the content that names the dialog better than its title. */
  labelledBy?: string | undefined;
  /** Width from 768 px on, in CSS pixels: 600, 1043 or 1140 (R2.8, R2.31). */
  width?: number;
  /** From 768 px on: in the middle, or at the upper end, below the menu that opens it. */
  placement?: 'centre' | 'corner';
  /** Neither Escape nor a press outside closes it. */
  persistent?: boolean;
  /**
   * brief: a sentence, announced with the title; reading: a long text that the keyboard scrolls. Leave it
   * out for forms and lists, whose controls take the focus.
   */
  content?: 'brief' | 'reading';
  /** Closed by other means than its buttons. */
  onClose: () => void;
  /** Buttons in reading order; they stay visible while the content scrolls. */
  actions?: ReactNode;
  /** The content between title and buttons. */
  children: ReactNode;
}

/**
 * A modal dialog on the native element, which traps the focus and restores it. On a phone it slides up
 * from the bottom edge. It is open while it is rendered.
 */
export function Dialog({
  title,
  labelledBy,
  width = 600,
  placement = 'centre',
  persistent = false,
  content,
  onClose,
  actions,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const bodyId = useId();
  const { element, listeners } = useModalDialog(persistent, onClose);
  const reading = { role: 'region', tabIndex: 0, 'aria-labelledby': titleId };

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-placement={placement}
      style={{ '--dialog-width': `${width}px` }}
      aria-labelledby={labelledBy ?? titleId}
      aria-describedby={content === 'brief' ? bodyId : undefined}
      {...listeners}
    >
      <div className={`row ${styles.head}`}>
        <h2
          id={titleId}
          className={`breakable ${styles.title}`}
          {...(content === 'brief' && { tabIndex: -1 })}
        >
          {title}
        </h2>
        {!persistent && (
          <button
            type="button"
            className={`centred muted screen-only ${styles.close}`}
            onClick={onClose}
          >
            <Icon name="x" title={t('close')} />
          </button>
        )}
      </div>
      <div id={bodyId} className={styles.body} {...(content === 'reading' && reading)}>
        {children}
      </div>
      {actions !== undefined && <div className={`${styles.actions} screen-only`}>{actions}</div>}
    </dialog>
  );
}
