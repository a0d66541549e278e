import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Hint.module.css';

interface HintProps {
  /** What the note explains; the button is named by it. */
  about: string;
  /** The note: a sentence or two of text, no controls. */
  children: ReactNode;
}

/**
 * A «?» that opens a short note beside itself. The button takes the note as its description, so a
 * screen reader tells it without a press. Stands beside a heading or a label, not inside of it.
 */
export function Hint({ about, children }: HintProps) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const anchor = `--hint-${id}`;
  return (
    <span className={styles.hint}>
      <button
        type="button"
        className={styles.button}
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-describedby={id}
      >
        <Icon name="circle-question-mark" size={20} title={t('hint.about', { name: about })} />
      </button>
      <span
        id={id}
        className={styles.note}
        style={{ positionAnchor: anchor }}
        popover="auto"
        role="note"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </span>
    </span>
  );
}
