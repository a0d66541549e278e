import { CODE_LENGTH } from './code-text.ts';
import styles from './InputCode.module.css';

/** Places between digits, 0 before the first one. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

interface CellsProps {
  code: string;
  selection: Selection;
}

/** Where the next digit goes; the caret after the last digit is seen in the last cell. */
const caretCell = ({ start }: Selection): number => Math.min(start, CODE_LENGTH - 1);

/** The digits in their cells, for the eye alone: the input over them is what is read out. */
export function Cells({ code, selection }: CellsProps) {
  return (
    <span className={styles.cells} aria-hidden>
      {Array.from({ length: CODE_LENGTH }, (_, cell) => (
        <span
          key={cell}
          className={styles.cell}
          data-caret={cell === caretCell(selection) || undefined}
          data-selected={(cell >= selection.start && cell < selection.end) || undefined}
        >
          {code.charAt(cell)}
        </span>
      ))}
    </span>
  );
}
