import { InvitationList } from './InvitationList.tsx';
import styles from './InvitationList.module.css';
import { StatusFilter } from './StatusFilter.tsx';
import type { InvitationsMeta } from './stored-invitations.ts';
import { ANY, useInvitationsFilter } from './use-invitations-filter.ts';

/** The invitations with the filter by status above them. */
export function FilteredInvitations({ meta }: { meta: InvitationsMeta }) {
  const { status, selectStatus } = useInvitationsFilter();
  return (
    <div className={styles.place}>
      <StatusFilter meta={meta} selected={status} onSelect={selectStatus} />
      <InvitationList key={status} status={status} onReset={() => selectStatus(ANY)} />
    </div>
  );
}
