import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKET_STATUSES } from '#src/domain/support-ticket.ts';
import { useStaffList } from '#src/sync/staff/use-staff-list.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { useChoice } from '../list/use-choice.ts';
import { StaffPage } from '../page/StaffPage.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { TicketRow } from './TicketRow.tsx';
import { TICKETS, type StaffTicket } from './tickets.ts';

type Opened = { readonly dialog: 'answer' | 'approval'; readonly ticket: StaffTicket };

/** /staff/tickets: what members have written to the support (R11.6). */
export function StaffTickets() {
  const { t } = useTranslation(['tickets', 'help', 'screens']);
  const [status, choose] = useChoice('status', [...TICKET_STATUSES, 'any']);
  const list = useStaffList(TICKETS, { status: status === 'any' ? undefined : status });
  const [opened, setOpened] = useState<Opened | null>(null);
  const props = opened && {
    ticket: opened.ticket,
    onChanged: list.put,
    onClose: () => setOpened(null),
  };
  return (
    <StaffPage act="tickets.list" title={t('screens:StaffTickets')} lead={t('lead')}>
      <ChoiceStrip
        label={t('filter')}
        choices={([...TICKET_STATUSES, 'any'] as const).map((id) => ({
          id,
          label: id === 'any' ? t('any') : t(`status.${id}`),
        }))}
        selected={status}
        onSelect={choose}
      />
      <StaffRows
        label={t('screens:StaffTickets')}
        list={list}
        empty={{ picture: 'sent', title: t('empty.title'), text: t('empty.text') }}
      >
        {(ticket) => (
          <TicketRow
            ticket={ticket}
            onChanged={list.put}
            onOpen={(dialog) => setOpened({ dialog, ticket })}
          />
        )}
      </StaffRows>
      {props && opened.dialog === 'answer' && <AnswerDialog {...props} />}
      {props && opened.dialog === 'approval' && <ApprovalDialog {...props} />}
    </StaffPage>
  );
}
