import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { useIsClipped } from './use-is-clipped.ts';
import styles from './ShowMoreText.module.css';

interface ShowMoreTextProps {
  /** Plain text: a link in the hidden part could take the focus invisibly. */
  text: string;
  /** Number of visible lines. */
  lines?: number;
}

/** A long text collapsed to a few lines; a text that fits has no button. */
export function ShowMoreText({ text, lines = 3 }: ShowMoreTextProps) {
  const { t } = useTranslation(['kit', 'common']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const isLong = useIsClipped(paragraph, { isOpen, text, lines });

  // Collapsing a long text would leave the reader far below it.
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement === action.current) {
      action.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen]);

  return (
    <div className={styles.place}>
      <p
        ref={paragraph}
        id={id}
        className={styles.text}
        style={{ '--lines': lines }}
        data-folded={!isOpen || undefined}
        data-cut={!isOpen || undefined}
        // The browser's page search scrolls to the hidden part.
        onScroll={() => setOpen(true)}
      >
        {text}
      </p>
      {isLong && (
        <div className={styles.action}>
          <Button
            ref={action}
            variant="quiet"
            size="small"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'showMore.less' : 'common:more')}
          </Button>
        </div>
      )}
    </div>
  );
}
