import { expect, test } from 'vitest';
import { isOpenTicket, TICKET_STATUSES } from '#src/domain/support-ticket.ts';

test('[R2.27] the support works on a ticket until it is answered or closed; an unknown status is not open', () => {
  const statuses = [...TICKET_STATUSES, 'ARCHIVED'];
  const open = statuses.filter((status_code) => isOpenTicket({ status_code }));
  expect(open).toEqual(['NEW', 'IN_PROGRESS']);
});
