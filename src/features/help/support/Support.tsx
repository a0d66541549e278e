import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenTicket } from '#src/domain/support-ticket.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Contacts } from './Contacts.tsx';
import { Tickets } from './Tickets.tsx';
import { loadTickets, topicsRefusedAsOpen, useTicketPosts } from './use-tickets.ts';
import { WriteTicket } from './WriteTicket.tsx';
import styles from './Support.module.css';

/** /support: ways to the support, a new ticket, and the member's own tickets (R2.27). */
export function Support() {
  const { t } = useTranslation(['help', 'screens']);
  const { data: tickets = [], retry: refresh, ...state } = useCollection('tickets', loadTickets);
  const posts = useTicketPosts();
  const write = useWrite();

  // The open ticket that refused a new one may come from another device.
  const missing = topicsRefusedAsOpen(posts)
    .filter((topic) => !tickets.some((one) => one.category_code === topic && isOpenTicket(one)))
    .join(' ');
  const refreshedFor = useRef('');
  useEffect(() => {
    if (missing === refreshedFor.current) return;
    refreshedFor.current = missing;
    if (missing !== '') void refresh();
  }, [missing, refresh]);

  return (
    <div className="column column-grid stack">
      <ScreenTitle>{t('screens:Support')}</ScreenTitle>
      <Contacts />
      <div className={`stack stack-loose ${styles.screen}`}>
        <Card as="section" labelledBy="write">
          <div className="stack">
            <h2 id="write">{t('support.write')}</h2>
            {write ? (
              <WriteTicket {...{ write, tickets, posts }} />
            ) : (
              <Hint icon="eye">{t('support.ownerView')}</Hint>
            )}
          </div>
        </Card>
        <Tickets {...state} tickets={tickets} onRefresh={refresh} />
      </div>
    </div>
  );
}
