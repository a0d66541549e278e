import { useEffect, useState, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { ticketForm, type TicketForm as Values } from '#src/contract/programme/support.ts';
import { supportPhones } from '#src/domain/contacts.ts';
import { phoneHref } from '#src/domain/hrefs.ts';
import type { SupportTicket, TicketCategory } from '#src/domain/support-ticket.ts';
import { contacts } from '#src/state/page/brand.ts';
import { network } from '#src/state/page/network.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { FormErrors } from '#src/ui/app/FormErrors/FormErrors.tsx';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { draftOf, isEmptyDraft, type TicketDraft } from './ticket-draft.ts';
import { TicketCard } from './TicketCard.tsx';
import { TicketFields } from './TicketFields.tsx';
import { TopicChoice } from './TopicChoice.tsx';

/** Replaces the form while a ticket of the same topic is open: the service takes one at a time (R2.27). */
function OpenTicket({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation('help');
  const [phone] = supportPhones(contacts());
  return (
    <div className="stack">
      <Alert
        title={t('support.open.title')}
        action={
          phone !== undefined && (
            <LinkButton variant="outline" size="small" icon="phone" to={phoneHref(phone)}>
              <span translate="no">{phone}</span>
            </LinkButton>
          )
        }
      >
        {t('support.open.text')}
      </Alert>
      <TicketCard ticket={ticket} level={3} />
    </div>
  );
}

interface TicketFormProps {
  draft: FormDraft<TicketDraft>;
  /** Takes precedence over the draft. */
  start: Partial<Values>;
  /** The open ticket of a topic; undefined without one. */
  openTicketOf: (topic: TicketCategory) => SupportTicket | undefined;
  /** The topics of tickets that the service does not have yet. */
  unsentTopics: readonly TicketCategory[];
  /** Whether the form has anything that would be lost. */
  onEmpty: (isEmpty: boolean) => void;
  /** Rejects when the ticket could not be stored: nothing was sent. */
  onSend: (values: Values) => Promise<void>;
}

/** A new ticket: the topic first, then what the topic needs (R2.27). */
export function TicketForm({
  draft,
  start,
  openTicketOf,
  unsentTopics,
  onEmpty,
  onSend,
}: TicketFormProps) {
  const { t } = useTranslation('help');
  const { reachable } = useSnapshot(network);
  const [isNotSent, setIsNotSent] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const { form, isRestored } = useDraftForm<Values, Values, TicketDraft>({
    draft,
    schema: ticketForm,
    start: { topic: '', text: '', ...start },
    toDraft: (values) => (isEmptyDraft(values) ? null : draftOf(values)),
    fromDraft: (kept) => {
      const { hasImage: _, ...texts } = kept;
      return isEmptyDraft(texts) ? null : { ...texts, ...start };
    },
  });
  const [lostImage] = useState(isRestored && draft.values?.hasImage === true);
  const { isSubmitting } = form.formState;
  const [category, topic, text, image] = useWatch({
    control: form.control,
    name: ['category_code', 'topic', 'text', 'image'],
  });
  const isEmpty = isEmptyDraft({ topic, text }) && image === undefined;
  useEffect(() => onEmpty(isEmpty), [onEmpty, isEmpty]);

  const runOnce = useSingleRun();
  const send = form.handleSubmit(async (values) => {
    setIsNotSent(false);
    await onSend(values).catch(() => setIsNotSent(true));
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReading) return;
    void runOnce(() => send());
  };
  const chosen = category as TicketCategory | null | undefined;
  const open = chosen && !isSubmitting ? openTicketOf(chosen) : undefined;
  const isUnsent = chosen && !isSubmitting ? unsentTopics.includes(chosen) : false;
  const errorOf = useFieldError(form);
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {isRestored && <Hint icon="pencil">{t('support.draftKept')}</Hint>}
      <FormErrors
        form={form}
        labels={{
          category_code: t('support.topicLabel'),
          topic: t('support.subject'),
          text: t('support.text'),
          image: t('support.image.label'),
        }}
      />
      <TopicChoice error={errorOf('category_code')} input={form.register('category_code')} />
      {open && <OpenTicket ticket={open} />}
      {!open && isUnsent && (
        <Alert title={t('support.open.pending')}>{t('support.open.pendingText')}</Alert>
      )}
      {chosen && !open && !isUnsent && (
        <>
          <TicketFields form={form} topic={chosen} lostImage={lostImage} onReading={setIsReading} />
          {isNotSent && (
            <Alert tone="negative" title={t('support.notSent')} live>
              {t('support.notSentText')}
            </Alert>
          )}
          {!reachable && <Hint icon="cloud-off">{t('support.offline')}</Hint>}
          <Button type="submit" icon="send" wide busy={isSubmitting || isReading}>
            {t('support.send')}
          </Button>
        </>
      )}
    </form>
  );
}
