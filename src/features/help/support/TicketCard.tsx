import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  categoryOf,
  type SupportTicket,
  TICKET_STATUSES,
  type TicketStatus,
} from '#src/domain/support-ticket.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { ShowMoreText } from '#src/ui/base/ShowMore/ShowMoreText.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import { useValues } from '../use-values.ts';
import styles from './TicketCard.module.css';

/** The shape of a ticket while they are read. */
export function TicketsSkeleton() {
  return (
    <LoadingRegion>
      <div className={`stack stack-tight surface ${styles.ticket}`}>
        <Skeleton width="6rem" height="1.75rem" shape="block" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="10rem" />
      </div>
    </LoadingRegion>
  );
}

const LOOK: Readonly<Record<TicketStatus, Pick<TagProps, 'tone' | 'icon'>>> = {
  NEW: { tone: 'neutral', icon: 'clock' },
  IN_PROGRESS: { tone: 'secondary', icon: 'hourglass' },
  ANSWERED: { tone: 'positive', icon: 'message-circle' },
  CLOSED: { tone: 'neutral', icon: 'check' },
};

interface TicketCardProps {
  ticket: SupportTicket;
  level: 3 | 4;
  /** What the address names to lead to it (`#ticket-7`). */
  anchor?: string;
}

/** A ticket with its status, its dates and the support's answer (R2.27, R3.7). */
export function TicketCard({ ticket, level, anchor }: TicketCardProps) {
  const { t } = useTranslation('help');
  const values = useValues();
  const format = useFormat();
  const ownId = useId();
  const headingId = anchor ?? ownId;
  const Heading = `h${level}` as const;
  // A status that this build does not know is «to be clarified».
  const status = TICKET_STATUSES.find((known) => known === ticket.status_code);
  const { createdAt, updatedAt } = ticket;
  const topic = inLanguage(ticket.localTopic ?? ticket.topic, format.language);
  const answer = ticket.localAnswer ?? ticket.answer;
  return (
    <article className={`stack stack-tight surface ${styles.ticket}`} aria-labelledby={headingId}>
      <div className={`spread ${styles.head}`}>
        <Tag {...(status && LOOK[status])}>{t(`support.tickets.status.${status ?? 'other'}`)}</Tag>
        <span className="muted small">
          {`${t(`support.topics.${categoryOf(ticket)}`, values)} · ${t('support.tickets.number', { id: ticket.id })}`}
        </span>
      </div>
      <Heading id={headingId} className={styles.topic} tabIndex={-1}>
        {topic}
      </Heading>
      {ticket.text !== '' && <ShowMoreText text={ticket.text} />}
      {ticket.hasImage && (
        <p className={`row muted small ${styles.image}`}>
          <Icon name="image" size={16} />
          <span>{t('support.tickets.withImage')}</span>
        </p>
      )}
      {answer !== null && (
        <div className={styles.answer}>
          <p className={`small ${styles.answerTitle}`}>{t('support.tickets.answer')}</p>
          <p className={styles.answerText}>{inLanguage(answer, format.language)}</p>
        </div>
      )}
      <p className="muted small">
        <span>{t('support.tickets.createdAt', { time: format.relative(createdAt) })}</span>
        {updatedAt !== createdAt && (
          <span>
            {` · ${t('support.tickets.updatedAt', { time: format.relative(updatedAt) })}`}
          </span>
        )}
      </p>
    </article>
  );
}
