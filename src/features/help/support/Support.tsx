import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { supportPhones } from '#src/domain/contacts.ts';
import { phoneHref } from '#src/domain/hrefs.ts';
import { isOpenTicket } from '#src/domain/support-ticket.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { contacts } from '#src/state/page/brand.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Tickets } from './Tickets.tsx';
import { loadTickets, topicsRefusedAsOpen, useTicketPosts } from './use-tickets.ts';
import { WriteTicket } from './WriteTicket.tsx';
import styles from './Support.module.css';

/**
 * Ways to the support outside the app: phones, e-mail, the brand's channels. The manager's chat is left out for a
 * blocked card, as everywhere (R2.30); the others stay.
 */
function Contacts() {
  const { t } = useTranslation('help');
  const chat = managerChat(useSnapshot(member));
  const { email, socials } = contacts();
  const look = { variant: 'outline', size: 'small' } as const;
  return (
    <ul className="wrapping-row" aria-label={t('support.contacts')}>
      {supportPhones(contacts()).map((phone) => (
        <li key={phone}>
          <LinkButton {...look} icon="phone" to={phoneHref(phone)}>
            <span translate="no">{phone}</span>
          </LinkButton>
        </li>
      ))}
      {email !== undefined && (
        <li>
          <LinkButton {...look} icon="mail" to={`mailto:${email}`}>
            {t('support.email')}
          </LinkButton>
        </li>
      )}
      {chat !== null && (
        <li>
          <LinkButton {...look} icon="message-circle" to={chat}>
            {t('support.chat')}
          </LinkButton>
        </li>
      )}
      {socials.map(({ name, url }) => (
        <li key={name}>
          <LinkButton {...look} icon="external-link" to={url}>
            {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

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
