import { useTranslation } from 'react-i18next';
import { staffTicketResponse } from '#src/contract/acts/tickets.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { ActDialog } from '../act/ActDialog.tsx';
import type { TicketDialogProps } from './tickets.ts';

/** Approves the change of e-mail that a ticket is about. */
export function ApprovalDialog({ ticket, onChanged, onClose }: TicketDialogProps) {
  const { t } = useTranslation('tickets');
  const { language } = useFormat();
  const { act, ...state } = useAct(staffTicketResponse);
  const approve = async () => {
    return act({ path: `/tickets/${ticket.id}/approval`, body: {} }, ({ ticket }) => {
      announce(t('approve.done', { name: ticket.member.name }));
      onChanged(ticket);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('approve.title')}
      confirm={t('approve.confirm')}
      content="brief"
      onConfirm={approve}
      onClose={onClose}
    >
      <p>
        <strong className="breakable">
          {inLanguage(ticket.localTopic ?? ticket.topic, language)}
        </strong>
      </p>
      <p>{t('approve.text', { name: ticket.member.name })}</p>
    </ActDialog>
  );
}
