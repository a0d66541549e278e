import { useTranslation } from 'react-i18next';
import { SORTS } from '#src/domain/catalog/catalog-filter.ts';
import { Select } from '#src/ui/base/Select/Select.tsx';
import type { FilterProps } from './filter-props.ts';

interface SortChoiceProps extends Omit<FilterProps, 'names'> {
  /** The default order of events is by date. */
  isByDate: boolean;
}

/** The order of the list (R2.15). */
export function SortChoice({ shown, control, isByDate }: SortChoiceProps) {
  const { t } = useTranslation('catalog');
  return (
    <Select
      label={t('filter.sort')}
      hidesLabel
      size="small"
      plain
      value={shown.filter.sort}
      options={SORTS.map((sort) => ({
        value: sort,
        label: t(sort === 'default' && isByDate ? 'filter.sortBy.date' : `filter.sortBy.${sort}`),
      }))}
      onChange={(event) => {
        const sort = SORTS.find((one) => one === event.target.value) ?? 'default';
        control.apply((filter) => ({ ...filter, sort }));
      }}
    />
  );
}
