import { useMemo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketCategory } from '#src/domain/support-ticket.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { Answer } from '../faq/Answer.tsx';
import { suggestQuestions } from '../faq/find-questions.ts';
import { useQuestions } from '../faq/use-questions.ts';

interface SuggestionsProps {
  topic: TicketCategory;
  /** What is typed as the ticket's subject. */
  subject: string;
}

/** Answers that may spare the ticket; they follow the topic and what is typed above them (R2.27). */
export function Suggestions({ topic, subject }: SuggestionsProps) {
  const { t } = useTranslation('help');
  const questions = useQuestions();
  const typed = useDeferredValue(subject);
  const suggested = useMemo(
    () => suggestQuestions(questions, topic, typed),
    [questions, topic, typed],
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {suggested.length > 0 && t('support.suggested', { count: suggested.length })}
        </span>
      </VisuallyHidden>
      {suggested.length > 0 && (
        <section className="stack stack-tight" aria-labelledby="suggestions">
          <h3 id="suggestions">{t('support.suggestions')}</h3>
          <Accordion
            level={4}
            items={suggested.map((question) => ({
              id: question.id,
              title: question.title,
              content: <Answer question={question} typed={[]} isInSupport />,
            }))}
          />
        </section>
      )}
    </>
  );
}
