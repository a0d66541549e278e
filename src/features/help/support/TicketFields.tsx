import { useDeferredValue, useEffect, useMemo } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TicketForm } from '#src/contract/programme/support.ts';
import type { TicketCategory } from '#src/domain/support-ticket.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { Answer } from '../faq/Answer.tsx';
import { suggestQuestions } from '../faq/find-questions.ts';
import { useQuestions } from '../faq/use-questions.ts';
import { ImageField } from './ImageField.tsx';
import { fileOf } from './ticket-image.ts';
import { useTicketImage } from './use-ticket-image.ts';
import styles from './TicketFields.module.css';

interface SuggestionsProps {
  topic: TicketCategory;
  /** What is typed as the ticket's subject. */
  subject: string;
}

/** Answers that may spare the ticket; they follow the topic and what is typed above them (R2.27). */
function Suggestions({ topic, subject }: SuggestionsProps) {
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

/** Longest texts that the service accepts, in characters. */
const SUBJECT_LIMIT = 120;
const TEXT_LIMIT = 2000;

interface TicketFieldsProps {
  form: UseFormReturn<TicketForm>;
  topic: TicketCategory;
  /** The kept draft had an image, which the device did not keep. */
  lostImage: boolean;
  /** An image is being read: the ticket must wait for it. */
  onReading: (isReading: boolean) => void;
}

/** Subject, answers that may spare the ticket, text and image (R2.27). */
export function TicketFields({ form, topic, lostImage, onReading }: TicketFieldsProps) {
  const { t } = useTranslation('help');
  const errorOf = useFieldError(form);
  const hintFor = useEmojiHint();
  const { register, control, formState } = form;
  const { field } = useController({ control, name: 'image' });
  const [subject, text] = useWatch({ control, name: ['topic', 'text'] });
  const { choose, ...reading } = useTicketImage(field.onChange);
  const { isReading } = reading;
  useEffect(() => onReading(isReading), [onReading, isReading]);
  return (
    <div
      className={`stack ${styles.fields}`}
      inert={formState.isSubmitting}
      onPaste={({ clipboardData }) => {
        const file = fileOf(clipboardData);
        if (file) choose(file);
      }}
    >
      <Input
        {...register('topic')}
        label={t('support.subject')}
        hint={hintFor(subject, t('support.subjectHint'))}
        error={errorOf('topic')}
        required
        maxLength={SUBJECT_LIMIT}
        autoComplete="off"
      />
      <Suggestions topic={topic} subject={subject} />
      <TextArea
        {...register('text')}
        label={t('support.text')}
        hint={hintFor(text, t('support.textHint'))}
        error={errorOf('text')}
        required
        rows={4}
        maxLength={TEXT_LIMIT}
      />
      <ImageField image={field.value} reading={reading} isLost={lostImage} onChoose={choose} />
    </div>
  );
}
