import { CODE_LENGTH } from './code-text.ts';
import styles from './InputCode.module.css';

/** A selection by caret positions; 0 is before the first digit. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

interface CellsProps {
  code: string;
  selection: Selection;
}

/** The cell of the next digit; a caret behind the last digit is shown in the last cell. */
const caretCell = ({ start }: Selection): number => Math.min(start, CODE_LENGTH - 1);

/** The digits in drawn cells, hidden from screen readers, which read the input. */
export function Cells({ code, selection }: CellsProps) {
  return (
    <span className={styles.cells} aria-hidden>
      {Array.from({ length: CODE_LENGTH }, (_, cell) => (
        <span
          key={cell}
          className={`centred ${styles.cell}`}
          data-caret={cell === caretCell(selection) || undefined}
          data-selected={(cell >= selection.start && cell < selection.end) || undefined}
        >
          {code.charAt(cell)}
        </span>
      ))}
    </span>
  );
}
