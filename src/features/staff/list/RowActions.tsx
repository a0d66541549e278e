import { useState } from 'react';
import type { Elements } from '#src/ui/base/elements.ts';
import styles from './RowActions.module.css';

interface RowActionsProps {
  /** Of what the acts change, such as the status. */
  version?: string | undefined;
  children: Elements;
}

/**
 * The acts of a row. For a moment after a change they ignore pointers: the second tap of a double tap would press
 * what has taken the place of the first one.
 */
export function RowActions({ version = '', children }: RowActionsProps) {
  const [turn, setTurn] = useState({ version, isEven: true });
  if (turn.version !== version) setTurn({ version, isEven: !turn.isEven });
  return (
    <div className={`wrapping-row ${styles.actions}`} data-even={turn.isEven}>
      {children}
    </div>
  );
}
