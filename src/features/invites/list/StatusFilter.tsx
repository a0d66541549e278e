import { useTranslation } from 'react-i18next';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { STATUS_KEYS, type InvitationsMeta } from './stored-invitations.ts';
import { ANY, type FilterChoice } from './use-invitations-filter.ts';

interface StatusFilterProps {
  meta: InvitationsMeta;
  selected: FilterChoice;
  onSelect: (status: FilterChoice) => void;
}

/** Selects one status, or any, with the number of invitations in each; empty ones are left out (R2.23). */
export function StatusFilter({ meta, selected, onSelect }: StatusFilterProps) {
  const { t } = useTranslation('invites');
  const shown = STATUS_KEYS.filter((key) => meta.counts[key] > 0 || key === selected);
  return (
    <ChoiceStrip<FilterChoice>
      label={t('filter')}
      choices={[
        { id: ANY, label: t('any'), count: meta.total },
        ...shown.map((id) => ({ id, label: t(`status.${id}`), count: meta.counts[id] })),
      ]}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
