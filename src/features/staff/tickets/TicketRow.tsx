import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffTicketResponse } from '#src/contract/acts/tickets.ts';
import { PROFILE_CHANGING } from '#src/domain/email-change/email-change.ts';
import {
  categoryOf,
  isOpenTicket,
  TICKET_STATUSES,
  type TicketStatus,
} from '#src/domain/support-ticket.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { ShowMoreText } from '#src/ui/base/ShowMore/ShowMoreText.tsx';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import { ActProblem } from '../act/ActProblem.tsx';
import { MemberLink, Row } from '../list/Row.tsx';
import { RowActions } from '../list/RowActions.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { TicketImage } from './TicketImage.tsx';
import type { StaffTicket } from './tickets.ts';
import styles from './TicketRow.module.css';

const LOOK: Readonly<Record<TicketStatus, NonNullable<TagProps['tone']>>> = {
  NEW: 'warning',
  IN_PROGRESS: 'secondary',
  ANSWERED: 'positive',
  CLOSED: 'neutral',
};

/** What may be done with a ticket beside an answer, by the name of its button. */
function movesOf(status: TicketStatus | undefined) {
  if (status === 'CLOSED') return [['IN_PROGRESS', 'reopen']] as const;
  const close = ['CLOSED', 'close'] as const;
  return status === 'NEW' ? ([['IN_PROGRESS', 'begin'], close] as const) : ([close] as const);
}

interface TicketRowProps {
  ticket: StaffTicket;
  onChanged: (ticket: StaffTicket) => void;
  onOpen: (dialog: 'answer' | 'approval') => void;
}

/** A ticket with what the member has written, its image, the support's answer, and what to do with it. */
export function TicketRow({ ticket, onChanged, onOpen }: TicketRowProps) {
  const { t } = useTranslation(['tickets', 'help']);
  const format = useFormat();
  const may = useMay();
  const { act, isRunning, problem } = useAct(staffTicketResponse);
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const status = TICKET_STATUSES.find((known) => known === ticket.status_code);
  const isOpen = isOpenTicket(ticket);
  const isChange = ticket.category_code === PROFILE_CHANGING;
  const answer = ticket.localAnswer ?? ticket.answer;
  const move = async (to: TicketStatus) => {
    setPressedAt(ticket.status_code);
    await act({ path: `/tickets/${ticket.id}/status`, body: { status: to } }, (done) => {
      announce(t('moved', { id: ticket.id }));
      onChanged(done.ticket);
    });
  };
  const number = t('number', { id: ticket.id });
  const allCoins = t(`help:allCoins.${currentBrand().currency}`);
  return (
    <Row
      head={
        <>
          <strong className="breakable">
            {inLanguage(ticket.localTopic ?? ticket.topic, format.language)}
          </strong>
          <Tag tone={status ? LOOK[status] : 'neutral'}>
            {t(`help:support.tickets.status.${status ?? 'other'}`)}
          </Tag>
        </>
      }
      facts={
        <>
          <span translate="no">{number}</span>
          <span>{t(`help:support.topics.${categoryOf(ticket)}`, { allCoins })}</span>
          <MemberLink member={ticket.member} />
          <span>{t('createdAt', { time: format.relative(ticket.createdAt) })}</span>
        </>
      }
    >
      {ticket.text !== '' && <ShowMoreText text={ticket.text} />}
      {ticket.hasImage && <TicketImage id={ticket.id} />}
      {answer !== null && (
        <div className={styles.answer}>
          <p className="small as-label">{t('answered')}</p>
          <p className={styles.text}>{inLanguage(answer, format.language)}</p>
        </div>
      )}
      <RowActions version={ticket.status_code}>
        {isChange && isOpen && may('tickets.approve') && (
          <RowButton about={number} variant="soft" onClick={() => onOpen('approval')}>
            {t('approve.open')}
          </RowButton>
        )}
        {status !== 'CLOSED' && may('tickets.answer') && (
          <RowButton
            about={number}
            variant={isChange ? 'quiet' : 'soft'}
            onClick={() => onOpen('answer')}
          >
            {t(answer === null ? 'answer.open' : 'answer.openAgain')}
          </RowButton>
        )}
        {may('tickets.move') &&
          movesOf(status).map(([to, name]) => (
            <RowButton
              key={name}
              about={number}
              variant="quiet"
              busy={isRunning}
              onClick={() => void move(to)}
            >
              {t(name)}
            </RowButton>
          ))}
      </RowActions>
      {pressedAt === ticket.status_code && <ActProblem problem={problem} />}
    </Row>
  );
}
