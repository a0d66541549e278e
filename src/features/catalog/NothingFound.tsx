import { useTranslation } from 'react-i18next';
import { reset } from '#src/domain/catalog-filter.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { FilterControl } from './filter/use-catalog-filter.ts';

/** Nothing passes the filter: one press shows everything again. */
export function NothingFound({ control }: { control: FilterControl }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      picture="lost"
      title={t('nothing')}
      text={t('nothingText')}
      action={
        <Button variant="soft" onClick={() => control.apply(reset)}>
          {t('filter.reset')}
        </Button>
      }
    />
  );
}
