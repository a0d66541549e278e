import { useTranslation } from 'react-i18next';
import { TICKET_STATUSES, type TicketStatus } from '#src/domain/support-ticket.ts';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';

const LOOK: Readonly<Record<TicketStatus, Pick<TagProps, 'tone' | 'icon'>>> = {
  NEW: { tone: 'neutral', icon: 'clock' },
  IN_PROGRESS: { tone: 'secondary', icon: 'hourglass' },
  ANSWERED: { tone: 'positive', icon: 'message-circle' },
  CLOSED: { tone: 'neutral', icon: 'check' },
};

/** The status of a ticket in words; one that this build does not know is «to be clarified». */
export function TicketStatusTag({ status }: { status: string }) {
  const { t } = useTranslation('help');
  const known = TICKET_STATUSES.find((one) => one === status);
  return <Tag {...(known && LOOK[known])}>{t(`support.tickets.status.${known ?? 'other'}`)}</Tag>;
}
