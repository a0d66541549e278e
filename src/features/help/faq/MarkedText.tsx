import { markWords } from '#src/domain/text/text-search.ts';
import styles from './Answer.module.css';

interface MarkedTextProps {
  text: string;
  /** Folded words; the words of the text that match them are highlighted. */
  typed: readonly string[];
}

/** A text whose found words are highlighted (R2.27). */
export function MarkedText({ text, typed }: MarkedTextProps) {
  if (typed.length === 0) return text;
  return markWords(text, typed).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      // The same word may occur twice; the parts of one text keep their order.
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
