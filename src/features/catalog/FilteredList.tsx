import { startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CatalogFilter,
  chosenParts,
  NO_FILTER,
  SORTS,
} from '#src/domain/catalog/catalog-filter.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { ChosenChips } from './filter/ChosenChips.tsx';
import type { FilterProps } from './filter/filter-props.ts';
import { FilterSheet } from './filter/FilterSheet.tsx';
import type { FilterControl } from './filter/use-catalog-filter.ts';
import { ProductGrid } from './list/ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import styles from './CatalogList.module.css';

/** Searches names in both languages and models during typing (R2.15). */
function SearchField({ shown, control }: Omit<FilterProps, 'names'>) {
  const { t } = useTranslation('catalog');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        control.flush();
      }}
    >
      <Input
        label={t('filter.search')}
        placeholder={t('filter.find')}
        hidesLabel
        icon="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={shown.filter.text}
        onChange={({ target }) => control.edit((filter) => ({ ...filter, text: target.value }))}
        onBlur={control.flush}
      />
    </form>
  );
}

interface SortChoiceProps extends Omit<FilterProps, 'names'> {
  /** The default order of events is by date. */
  isByDate: boolean;
}

/** The order of the list (R2.15). */
function SortChoice({ shown, control, isByDate }: SortChoiceProps) {
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
  const { t } = useTranslation('catalog');
  const format = useFormat();
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
  const count = shown.found.length;
  const label = t(`results.${kind}`, { count, amount: format.number(count) });
  const isEmpty = count === 0;
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
        <div className={`spread ${styles.head}`}>
          <div className={styles.result}>
            <p role="status" className={`small ${styles.count}`}>
              {isWhole && label}
            </p>
            {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
          </div>
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
