import { useTranslation } from 'react-i18next';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { InvitationList } from './InvitationList.tsx';
import { type InvitationCounts, STATUS_KEYS } from './stored-invitations.ts';
import { ANY, useInvitationsFilter, type FilterChoice } from './use-invitations-filter.ts';

interface StatusFilterProps extends InvitationCounts {
  selected: FilterChoice;
  onSelect: (status: FilterChoice) => void;
}

/** Selects one status, or any, with the number of invitations in each; empty ones are left out (R2.23). */
function StatusFilter({ counts, total, selected, onSelect }: StatusFilterProps) {
  const { t } = useTranslation('invites');
  const shown = STATUS_KEYS.filter((key) => counts[key] > 0 || key === selected);
  return (
    <ChoiceStrip<FilterChoice>
      label={t('filter')}
      choices={[
        { id: ANY, label: t('any'), count: total },
        ...shown.map((id) => ({ id, label: t(`status.${id}`), count: counts[id] })),
      ]}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

/** The invitations with the filter by status above them. */
export function FilteredInvitations(counts: InvitationCounts) {
  const { status, selectStatus } = useInvitationsFilter();
  return (
    <div className="stack stack-close">
      <StatusFilter {...counts} selected={status} onSelect={selectStatus} />
      <InvitationList key={status} status={status} onReset={() => selectStatus(ANY)} />
    </div>
  );
}
