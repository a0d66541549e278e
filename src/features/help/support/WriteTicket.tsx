import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TicketForm as Values } from '#src/contract/programme/support.ts';
import { isPending, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { isOpenTicket, type SupportTicket } from '#src/domain/support-ticket.ts';
import { useStoredDraft, type FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { draftOf, TICKET_DRAFT, topicOf, type TicketDraft } from './ticket-draft.ts';
import { TicketForm } from './TicketForm.tsx';
import { FormSkeleton } from './TopicChoice.tsx';
import { UnsentTickets } from './UnsentTickets.tsx';
import { useWasSent } from './use-tickets.ts';
import styles from './Support.module.css';

interface WriteTicketProps {
  write: Write;
  tickets: readonly SupportTicket[];
  posts: readonly OutboxPost<'ticket'>[];
}

/** How the last attempt ended; `requestId` is that of a ticket that waits. */
type Outcome =
  | { readonly state: 'sent' | 'refused' }
  | { readonly state: 'waiting'; readonly requestId: string };

/** A form with its own start values; a new number makes a new form. */
interface Round {
  readonly number: number;
  readonly values: Partial<Values>;
}

/** The form of a new ticket with what the device keeps of it: its draft, and tickets that wait (R9.10). */
export function WriteTicket({ write, tickets, posts }: WriteTicketProps) {
  const { t } = useTranslation('help');
  const draft = useStoredDraft<TicketDraft>(TICKET_DRAFT);
  const [parameters] = useSearchParams();
  const requestedTopic = topicOf(parameters.get('topic'));
  const [round, setRound] = useState<Round | null>(null);
  const [isEmpty, setIsEmpty] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const results = useRef<HTMLDivElement>(null);

  const restart = (values: Partial<Values>) =>
    setRound((last) => ({ number: (last?.number ?? 0) + 1, values }));
  const send = async (values: Values, written: FormDraft<TicketDraft>) => {
    const sync = await write();
    setOutcome(null);
    const { image = null, ...fields } = values;
    const id = written.requestId({ ...fields, picture: image && [image.type, image.size] });
    // The post replaces the draft: both together would be the same ticket twice.
    written.drop();
    const post = await sync
      .submitPost('ticket', { ...fields, image }, id)
      .catch((error: unknown) => {
        written.keep(draftOf(values));
        throw error;
      });
    restart({});
    const { state, requestId } = post;
    const isSettled = state === 'sent' || state === 'refused';
    setOutcome(isSettled ? { state } : { state: 'waiting', requestId });
  };
  useEffect(() => {
    if (outcome !== null) results.current?.focus();
  }, [outcome]);

  const wasSent = useWasSent(outcome?.state === 'waiting' ? outcome.requestId : null);
  const shown = wasSent ? 'sent' : outcome?.state;
  const isWaiting = posts.some(isPending);
  return (
    <>
      <div ref={results} className={`stack stack-close ${styles.results}`} tabIndex={-1}>
        {shown === 'sent' && (
          <Alert tone="positive" title={t('support.sent')} live={wasSent}>
            {t('support.sentText')}
          </Alert>
        )}
        {shown === 'waiting' && isWaiting && (
          <Alert title={t('support.waiting')}>{t('support.waitingText')}</Alert>
        )}
        <UnsentTickets
          write={write}
          posts={posts}
          form={isEmpty === null ? null : isEmpty ? 'empty' : 'filled'}
          onEdit={restart}
          onAct={() => setOutcome(null)}
          onSent={() => setOutcome({ state: 'sent' })}
        />
      </div>
      {draft ? (
        <TicketForm
          key={round?.number ?? 0}
          draft={draft}
          start={round?.values ?? (requestedTopic ? { category_code: requestedTopic } : {})}
          openTicketOf={(topic) =>
            tickets.find((ticket) => ticket.category_code === topic && isOpenTicket(ticket))
          }
          unsentTopics={posts.map(({ body }) => body.category_code)}
          onEmpty={setIsEmpty}
          onSend={(values) => send(values, draft)}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
