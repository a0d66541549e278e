import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { operationKind } from '#src/domain/operations/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { session } from '#src/state/session/session.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { useStaffList } from '#src/sync/staff/use-staff-list.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { MemberLink, Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { useChoice } from '../list/use-choice.ts';
import { StaffPage } from '../page/StaffPage.tsx';
import { REQUESTS, type CoinRequest } from './coin-requests.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

type Opened = { readonly request: CoinRequest; readonly isApproved: boolean };

/** /staff/coins: more coins than one person may move wait here for a second one (R11.6). */
export function StaffCoins() {
  const { t } = useTranslation(['sums', 'screens']);
  const [filter, choose] = useChoice('show', ['open', 'all']);
  const list = useStaffList(REQUESTS, { open: filter === 'open' ? '1' : undefined });
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <StaffPage act="coins.list" title={t('screens:StaffCoins')} lead={t('lead')}>
      <ChoiceStrip
        label={t('filter')}
        choices={(['open', 'all'] as const).map((id) => ({ id, label: t(`show.${id}`) }))}
        selected={filter}
        onSelect={choose}
      />
      <StaffRows
        label={t('screens:StaffCoins')}
        list={list}
        empty={{ picture: 'ledger', title: t('empty.title'), text: t('empty.text') }}
      >
        {(request) => (
          <RequestRow
            request={request}
            onDecide={(isApproved) => setOpened({ request, isApproved })}
          />
        )}
      </StaffRows>
      {opened && (
        <DecisionDialog {...opened} onChanged={list.put} onClose={() => setOpened(null)} />
      )}
    </StaffPage>
  );
}

const STATES = {
  true: { tone: 'positive', key: 'approved' },
  false: { tone: 'negative', key: 'refused' },
  null: { tone: 'warning', key: 'open' },
} as const;

interface RequestRowProps {
  request: CoinRequest;
  onDecide: (isApproved: boolean) => void;
}

function RequestRow({ request, onDecide }: RequestRowProps) {
  const { t } = useTranslation(['sums', 'history']);
  const format = useFormat();
  const may = useMay();
  const { member, amount, type, reason, requestedBy, requestedAt, isApproved, decidedBy } = request;
  const state = STATES[`${isApproved}`];
  const isOwn = useSnapshot(session).member?.sub === request.requesterId;
  const mayDecide = may('coins.decide') && isApproved === null;
  return (
    <Row
      head={
        <>
          <Coins amount={amount} signed />
          <MemberLink member={member} />
          <Tag tone={state.tone}>{t(`state.${state.key}`)}</Tag>
        </>
      }
      facts={
        <>
          <span>{t(`history:type.${operationKind(type)}`)}</span>
          <span translate="no">{reason}</span>
          <span>{t('by', { name: requestedBy, time: format.relative(requestedAt) })}</span>
          {isOwn && mayDecide && <span>{t('own')}</span>}
          {decidedBy !== null && <span>{t('decidedBy', { name: decidedBy })}</span>}
        </>
      }
      actions={
        mayDecide &&
        !isOwn && (
          <>
            <RowButton about={member.name} variant="soft" onClick={() => onDecide(true)}>
              {t('approve.open')}
            </RowButton>
            <RowButton about={member.name} variant="quiet" onClick={() => onDecide(false)}>
              {t('refuse.open')}
            </RowButton>
          </>
        )
      }
    />
  );
}
