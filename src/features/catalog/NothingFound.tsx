import { useTranslation } from 'react-i18next';
import { clearFilter } from '#src/domain/catalog-filter.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { FilterControl } from './filter/use-catalog-filter.ts';

/** Nothing matches the filter; one button resets it. */
export function NothingFound({ control }: { control: FilterControl }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      picture="lost"
      title={t('nothing')}
      text={t('nothingText')}
      action={
        <Button variant="soft" onClick={() => control.apply(clearFilter)}>
          {t('filter.reset')}
        </Button>
      }
    />
  );
}
