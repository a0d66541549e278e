import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { Question } from './find-questions.ts';
import { MarkedText } from './MarkedText.tsx';
import { ANSWER_LINKS } from './question-ids.ts';
import styles from './Answer.module.css';

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
    <div className={styles.answer}>
      <p>
        <MarkedText text={question.text} typed={typed} />
      </p>
      {link && (
        <Link className={styles.link} to={link.to}>
          <span>{t(link.screen)}</span>
          <Icon name="arrow-right" size={20} />
        </Link>
      )}
    </div>
  );
}
