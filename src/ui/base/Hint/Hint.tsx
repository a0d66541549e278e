import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Hint.module.css';

interface HintProps {
  /** The explained subject; part of the button's accessible name. */
  about: string;
  /** The note: a sentence or two of text, no controls. */
  children: ReactNode;
}

/**
 * A «?» button that opens a short note. The note is also the button's description, so that a screen
 * reader reads it without a press. Place it beside a heading or label, not inside.
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
        className={`small surface ${styles.note}`}
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
