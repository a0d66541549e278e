import { useTranslation } from 'react-i18next';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { useValues } from '../use-values.ts';
import { Answer } from './Answer.tsx';
import type { Search } from './find-questions.ts';
import { MarkedText } from './MarkedText.tsx';
import { FAQ_GROUPS } from './question-ids.ts';
import styles from './Faq.module.css';

/** The found questions in their groups; the one that fits best is open. */
export function FaqGroups({ typed, found, best }: Search) {
  const { t } = useTranslation('help');
  const values = useValues();
  return FAQ_GROUPS.map(({ id }) => {
    const questions = found.filter(({ group }) => group === id);
    if (questions.length === 0) return null;
    return (
      <section key={id} className="stack stack-close" aria-labelledby={id}>
        <h2 id={id} className={styles.groupTitle} tabIndex={-1}>
          {t(`faq.groups.${id}`, values)}
        </h2>
        <Accordion
          opensByHash
          openId={best?.id}
          items={questions.map((question) => ({
            id: question.id,
            title: <MarkedText text={question.title} typed={typed} />,
            content: <Answer question={question} typed={typed} />,
          }))}
        />
      </section>
    );
  });
}
