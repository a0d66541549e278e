import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { session } from '#src/state/session/session.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { SECTIONS } from '../page/sections.ts';
import { StaffPage } from '../page/StaffPage.tsx';
import { MemberSearch } from './MemberSearch.tsx';

/**
 * /staff: staff finds the member whose area it opens (R6.1). Who may view none begins at the first of the staff
 * screens that is open to them (R11.6).
 */
export function StaffSearch() {
  const { t } = useTranslation(['staff', 'screens']);
  const { member } = useSnapshot(session);
  const may = useMay();
  const first = SECTIONS.find(({ act }) => may(act));
  if (first && first.name !== 'members') return <Navigate to={first.to} replace />;
  return (
    <StaffPage act="members.view" title={t('screens:Staff')} lead={t('lead')}>
      {member && <MemberSearch viewer={member.sub} />}
    </StaffPage>
  );
}
