import { useTranslation } from 'react-i18next';
import { chosenParts, type CatalogFilter } from '#src/domain/catalog-filter.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';

interface FilterButtonProps {
  filter: CatalogFilter;
  onOpen: () => void;
}

/** Opens the filter's sheet; shows the number of choices. */
export function FilterButton({ filter, onOpen }: FilterButtonProps) {
  const { t } = useTranslation('catalog');
  const chosen = chosenParts(filter).filter((part) => part !== 'text').length;
  return (
    <Button
      variant={chosen > 0 ? 'soft' : 'outline'}
      size="small"
      icon="sliders-horizontal"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {chosen > 0 ? t('filter.titleChosen', { chosen }) : t('filter.title')}
    </Button>
  );
}
