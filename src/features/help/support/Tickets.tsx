import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { missingText } from '#src/ui/app/NotReceived/missing-text.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { useScrollToHash } from '../use-scroll-to-hash.ts';
import { TicketCard, TicketsSkeleton } from './TicketCard.tsx';
import styles from './Support.module.css';

interface TicketsProps {
  tickets: readonly SupportTicket[];
  /** ms since the epoch of their refresh; null when they were never received. */
  updatedAt: number | null;
  reason: EmptyReason;
  /** Fetches them again; never rejects. */
  onRefresh: () => Promise<void>;
}

/** The member's own tickets, newest first, with the time of the data (R2.27, R7.15). */
export function Tickets({ tickets, updatedAt, reason, onRefresh }: TicketsProps) {
  const { t } = useTranslation('help');
  const { state } = useSnapshot(syncStatus.tickets);
  const isEmpty = tickets.length === 0;
  const isKnown = updatedAt !== null;
  useScrollToHash(isKnown);
  return (
    <section className="stack stack-close" aria-labelledby="tickets">
      <div className={`spread ${styles.ticketsHead}`}>
        <h2 id="tickets">{t('support.tickets.title')}</h2>
        {isKnown && (
          <Button
            variant="quiet"
            size="small"
            icon="refresh-cw"
            busy={state === 'loading'}
            onClick={() => void onRefresh()}
          >
            {t('support.tickets.refresh')}
          </Button>
        )}
      </div>
      {isKnown && <DataTime updatedAt={updatedAt} />}
      {isEmpty && reason === 'loading' && <TicketsSkeleton />}
      {isEmpty && reason === 'empty' && (
        <EmptyState
          level={3}
          picture="ledger"
          title={t('support.tickets.empty')}
          text={t('support.tickets.emptyText')}
        />
      )}
      {isEmpty && reason !== 'loading' && reason !== 'empty' && (
        <NotReceived
          level={3}
          isOffline={reason === 'offline'}
          title={t('support.tickets.failed')}
          text={missingText(reason, {
            offline: t('support.tickets.offlineText'),
            failed: t('support.tickets.failedText'),
          })}
          onRetry={onRefresh}
        />
      )}
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} level={3} anchor={`ticket-${ticket.id}`} />
      ))}
    </section>
  );
}
