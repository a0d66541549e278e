import type { Elements } from '#src/ui/base/elements.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { errorIdOf, hintIdOf } from './control-attributes.ts';
import styles from './Messages.module.css';

interface MessagesProps {
  /** The control's id, from which the ids of the messages derive. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What the field did to the text; announced like an error. */
  notice?: string | undefined;
  /** Content at the end of the line, such as a counter. */
  aside?: Elements;
  /** Reserves one line for messages, so that nothing jumps. */
  keepsLine?: boolean;
}

/** Error, notice and hint under a control. An error or a notice that appears is announced. */
export function Messages({ id, hint, error, notice, aside, keepsLine = false }: MessagesProps) {
  return (
    <div className={styles.messages} data-keeps-line={keepsLine || undefined}>
      <div className={styles.texts}>
        <div aria-live="polite">
          {error !== undefined && (
            <p id={errorIdOf(id)} className={styles.error}>
              <Icon name="circle-alert" size={16} />
              <span>{error}</span>
            </p>
          )}
          {notice !== undefined && (
            <p className={styles.notice}>
              <Icon name="circle-alert" size={16} />
              <span>{notice}</span>
            </p>
          )}
        </div>
        {hint !== undefined && (
          <p id={hintIdOf(id)} className={`muted ${styles.hint}`}>
            {hint}
          </p>
        )}
      </div>
      {aside}
    </div>
  );
}
