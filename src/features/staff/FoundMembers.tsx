import { useTranslation } from 'react-i18next';
import { MEMBER_SEARCH } from '#src/domain/member/member-summary.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { MemberList } from './MemberList.tsx';
import type { MembersResult } from './use-members.ts';

/** Rows of a list whose length is not known yet. */
const ROWS = 4;

interface FoundMembersProps {
  response: MembersResult | null;
  isAwaited: boolean;
  refetch: () => void;
}

/** The members that a search has found; a status announces their number. */
export function FoundMembers(found: FoundMembersProps) {
  const { t } = useTranslation('staff');
  const { response } = found;
  const count = response && 'members' in response ? response.members.length : null;
  const isCut = count === MEMBER_SEARCH.limit;
  return (
    <div className="stack">
      <p className="muted" role="status">
        {isCut && <span>{t('more', { count })}</span>}
        {count !== null && count > 0 && !isCut && <span>{t('found', { count })}</span>}
        {count === 0 && <span>{t('nobody.title')}</span>}
      </p>
      {count === 0 ? (
        <EmptyState picture="lost" title={t('nobody.title')} text={t('nobody.text')} />
      ) : (
        <MemberList {...found} rows={ROWS} />
      )}
    </div>
  );
}
