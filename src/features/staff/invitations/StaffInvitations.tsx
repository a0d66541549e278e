import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '#src/domain/hrefs.ts';
import { groupPhone } from '#src/domain/person/phone-text.ts';
import { mayInvitationBecome } from '#src/domain/referral/invitation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { useStaffList } from '#src/sync/staff/use-staff-list.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { MemberLink, Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { useChoice } from '../list/use-choice.ts';
import { StaffPage } from '../page/StaffPage.tsx';
import {
  FILTERS,
  INVITATIONS,
  knownStatus,
  statusesAfter,
  TONES,
  type StaffInvitation,
} from './invitations.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

type Opened = { readonly dialog: 'status' | 'payment'; readonly invitation: StaffInvitation };

/** /staff/invitations: the friends whom members have invited (R11.6). */
export function StaffInvitations() {
  const { t } = useTranslation(['admissions', 'invites', 'screens']);
  const [status, choose] = useChoice('status', FILTERS);
  const list = useStaffList(INVITATIONS, { status: status === 'any' ? undefined : status });
  const [opened, setOpened] = useState<Opened | null>(null);
  const props = opened && {
    invitation: opened.invitation,
    onChanged: list.put,
    onClose: () => setOpened(null),
  };
  return (
    <StaffPage act="invitations.list" title={t('screens:StaffInvitations')} lead={t('lead')}>
      <ChoiceStrip
        label={t('filter')}
        choices={FILTERS.map((id) => ({
          id,
          label: id === 'any' ? t('any') : t(`invites:status.${id}`),
        }))}
        selected={status}
        onSelect={choose}
      />
      <StaffRows
        label={t('screens:StaffInvitations')}
        list={list}
        empty={{ picture: 'friends', title: t('empty.title'), text: t('empty.text') }}
      >
        {(invitation) => (
          <InvitationRow
            invitation={invitation}
            onOpen={(dialog) => setOpened({ dialog, invitation })}
          />
        )}
      </StaffRows>
      {props && opened.dialog === 'status' && <StatusDialog {...props} />}
      {props && opened.dialog === 'payment' && <PaymentDialog {...props} />}
    </StaffPage>
  );
}

interface InvitationRowProps {
  invitation: StaffInvitation;
  onOpen: (dialog: Opened['dialog']) => void;
}

function InvitationRow({ invitation, onOpen }: InvitationRowProps) {
  const { t } = useTranslation(['admissions', 'invites']);
  const format = useFormat();
  const may = useMay();
  const { name, phone, email, cost, reward, reason, sentAt, programme } = invitation;
  const status = knownStatus(invitation.status);
  return (
    <Row
      head={
        <>
          <strong className="breakable" translate="no">
            {name}
          </strong>
          <Tag tone={status ? TONES[status] : 'neutral'}>
            {t(`invites:status.${status ?? 'other'}`)}
          </Tag>
        </>
      }
      facts={
        <>
          {phone !== null && (
            <a href={phoneHref(phone)} translate="no">
              {groupPhone(phone)}
            </a>
          )}
          {email !== null && <span translate="no">{email}</span>}
          <span className="row">
            <span>{t('by')}</span>
            <MemberLink member={invitation.member} />
          </span>
          <span>{t('sentAt', { time: format.relative(sentAt) })}</span>
          <span>{t(`programme.${programme}`)}</span>
          {cost !== null && <span>{t('cost', { number: format.number(cost) })}</span>}
          {reward !== null && <span>{t('reward', { coins: format.coins(reward) })}</span>}
          {reason !== null && <span>{t('reason', { reason: reason[format.language] })}</span>}
        </>
      }
      actions={
        status && (
          <>
            {mayInvitationBecome(status, 'paid') && may('invitations.pay') && (
              <RowButton about={name} variant="soft" onClick={() => onOpen('payment')}>
                {t('payment.open')}
              </RowButton>
            )}
            {statusesAfter(status).length > 0 && may('invitations.move') && (
              <RowButton about={name} variant="quiet" onClick={() => onOpen('status')}>
                {t('status.open')}
              </RowButton>
            )}
          </>
        )
      }
    />
  );
}
