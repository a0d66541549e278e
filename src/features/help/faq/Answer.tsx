import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markWords } from '#src/domain/text/text-search.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { Question } from './find-questions.ts';
import { ANSWER_LINKS } from './question-ids.ts';
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

interface AnswerProps {
  question: Question;
  typed: readonly string[];
  /** The screen is the support, so a link to it would lead nowhere. */
  isInSupport?: boolean;
}

/** An answer, with a link to the screen where the member can follow it. */
export function Answer({ question, typed, isInSupport = false }: AnswerProps) {
  const { t } = useTranslation('screens');
  const answerLink = ANSWER_LINKS[question.id];
  const link = isInSupport && answerLink?.screen === 'Support' ? undefined : answerLink;
  return (
    <div className={`stack stack-tight ${styles.answer}`}>
      <p>
        <MarkedText text={question.text} typed={typed} />
      </p>
      {link && (
        <Link className={`touch-line ${styles.link}`} to={link.to}>
          <span>{t(link.screen)}</span>
          <Icon name="arrow-right" size={20} />
        </Link>
      )}
    </div>
  );
}
