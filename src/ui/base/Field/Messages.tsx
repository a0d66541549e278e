import type { ReactNode } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { errorIdOf, hintIdOf } from './control-attributes.ts';
import styles from './Messages.module.css';

interface MessagesProps {
  /** The control's id: the ids of the messages are made from it. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What stands at the end of the line, as a counter does. */
  aside?: ReactNode;
  /** One line stays free when there is nothing to say, so that nothing jumps. */
  keepsLine?: boolean;
}

/** Error and hint under a control. An error that comes while the person works is read out. */
export function Messages({ id, hint, error, aside, keepsLine = false }: MessagesProps) {
  return (
    <div className={styles.messages} data-keeps-line={keepsLine || undefined}>
      <div className={styles.texts}>
        <div aria-live="polite">
          {error !== undefined && (
            <p id={errorIdOf(id)} className={styles.error}>
              <Icon name="circle-alert" size={16} />
              {error}
            </p>
          )}
        </div>
        {hint !== undefined && (
          <p id={hintIdOf(id)} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {aside}
    </div>
  );
}
