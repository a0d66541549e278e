import { startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_FILTER, chosenParts, type CatalogFilter } from '#src/domain/catalog/catalog-filter.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { ChosenChips } from './filter/ChosenChips.tsx';
import type { FilterProps } from './filter/filter-props.ts';
import { FilterSheet } from './filter/FilterSheet.tsx';
import { SearchField } from './filter/SearchField.tsx';
import { SortChoice } from './filter/SortChoice.tsx';
import type { FilterControl } from './filter/use-catalog-filter.ts';
import { ProductGrid } from './list/ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import styles from './CatalogList.module.css';

interface FilterButtonProps {
  filter: CatalogFilter;
  onOpen: () => void;
}

/** Opens the filter's sheet; shows the number of choices. */
function FilterButton({ filter, onOpen }: FilterButtonProps) {
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

/** Nothing matches the filter; one button resets it. */
function NothingFound({ control }: { control: FilterControl }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      picture="lost"
      title={t('nothing')}
      text={t('nothingText')}
      action={
        <Button variant="soft" onClick={() => control.apply(() => NO_FILTER)}>
          {t('filter.reset')}
        </Button>
      }
    />
  );
}

interface ResultLineProps {
  /** The number of found products as text; null before it is known. */
  label: string | null;
  /** ms since the epoch; null before the catalog was received. */
  updatedAt: number | null;
}

/** The number of found products, announced when it changes, and the age of the stored catalog (R9.2). */
function ResultLine({ label, updatedAt }: ResultLineProps) {
  return (
    <div className={styles.result}>
      <p role="status" className={styles.count}>
        {label}
      </p>
      {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
    </div>
  );
}

/** «42 товара» of a kind. */
function useResultLabel(kind: ProductKind, count: number): string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return t(`results.${kind}`, { count, amount: format.number(count) });
}

/**
 * After this many products of a first download, which is one page, further categories hardly change the top
 * of the list.
 */
const STABLE_TOP = 250;

interface FilteredListProps extends FilterProps {
  kind: ProductKind;
  /** The filter's choices are beside the list and need no sheet. */
  isWide: boolean;
  /** false: the list is not completely loaded, so its length is not shown. */
  isWhole: boolean;
  /** The catalog is being received for the first time. */
  isReceiving: boolean;
  /** ms since the epoch; null before the catalog was received. */
  updatedAt: number | null;
}

/** Search, order, filter and the found products. */
export function FilteredList(list: FilteredListProps) {
  const { kind, isWide, isWhole, isReceiving, updatedAt, ...props } = list;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { shown, control } = props;
  // Rendering all choices at once would block a slow phone.
  const showSheet = (isOpen: boolean) => startTransition(() => setSheetOpen(isOpen));
  const openSheet = () => {
    // The sheet's history entry starts with everything chosen before.
    control.flush();
    showSheet(true);
  };
  const label = useResultLabel(kind, shown.found.length);
  const isEmpty = shown.found.length === 0;
  const isTopIncomplete = isReceiving && shown.entries.length < STABLE_TOP;
  const isLoading = !shown.isReady || isTopIncomplete || (isEmpty && !isWhole);
  return (
    <div className={styles.main}>
      <div className={styles.find}>
        <SearchField {...props} />
        {!isWide && <FilterButton filter={shown.filter} onOpen={openSheet} />}
      </div>
      <ChosenChips {...props} fallback={place} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        <div className={styles.head}>
          <ResultLine label={isWhole ? label : null} updatedAt={updatedAt} />
          <SortChoice {...props} isByDate={kind === 'event'} />
        </div>
        {isLoading && <ProductGridSkeleton />}
        {!isLoading && isEmpty && <NothingFound control={control} />}
        {!isLoading && !isEmpty && (
          <ProductGrid found={shown.found} label={label} onOpening={control.flush} />
        )}
      </div>
      {isSheetOpen && <FilterSheet {...props} kind={kind} onEnd={() => showSheet(false)} />}
    </div>
  );
}
