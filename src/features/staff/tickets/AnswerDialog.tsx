import { useTranslation } from 'react-i18next';
import { staffTicketResponse, ticketAnswerBody } from '#src/contract/acts/tickets.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { useReason } from '../act/use-reason.ts';
import type { TicketDialogProps } from './tickets.ts';
import styles from './TicketRow.module.css';

/** Answers a ticket: the member reads it in the support and gets an e-mail. */
export function AnswerDialog({ ticket, onChanged, onClose }: TicketDialogProps) {
  const { t } = useTranslation('tickets');
  const { act, ...state } = useAct(staffTicketResponse);
  const answer = useReason(ticketAnswerBody.entries.answer);
  const send = async () => {
    const text = answer.check();
    if (text === null) return false;
    return act({ path: `/tickets/${ticket.id}/answer`, body: { answer: text } }, ({ ticket }) => {
      announce(t('answer.done', { name: ticket.member.name }));
      onChanged(ticket);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('answer.title', { name: ticket.member.name })}
      confirm={t('answer.confirm')}
      onConfirm={send}
      onClose={onClose}
    >
      {ticket.text !== '' && <p className={`muted ${styles.text}`}>{ticket.text}</p>}
      <TextArea label={t('answer.label')} hint={t('answer.hint')} rows={5} {...answer.field} />
    </ActDialog>
  );
}
