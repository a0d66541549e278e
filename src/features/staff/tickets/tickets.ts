import type { InferOutput } from 'valibot';
import { staffTicketsResponse, type staffTicketResponse } from '#src/contract/acts/tickets.ts';
import type { ListKind } from '#src/sync/staff/use-staff-list.ts';

export type StaffTicket = InferOutput<typeof staffTicketResponse>['ticket'];

export const TICKETS: ListKind<InferOutput<typeof staffTicketsResponse>, StaffTicket> = {
  act: 'tickets.list',
  path: '/tickets',
  schema: staffTicketsResponse,
  rowsOf: ({ tickets }) => tickets,
};

export interface TicketDialogProps {
  ticket: StaffTicket;
  onChanged: (ticket: StaffTicket) => void;
  onClose: () => void;
}
