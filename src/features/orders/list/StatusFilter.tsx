import { useTranslation } from 'react-i18next';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { STATUS_CHOICES, type StatusChoice } from './use-orders-filter.ts';

interface StatusFilterProps {
  selected: StatusChoice;
  onSelect: (status: StatusChoice) => void;
}

/** Selects one status, or any (R2.19, R3.4). */
export function StatusFilter({ selected, onSelect }: StatusFilterProps) {
  const { t } = useTranslation('orders');
  return (
    <ChoiceStrip
      label={t('filter')}
      choices={STATUS_CHOICES.map((id) => ({ id, label: t(`status.${id}`) }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
