import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chosenParts,
  NO_FILTER,
  removeChoice,
  type FilterPart,
} from '#src/domain/catalog/catalog-filter.ts';
import { cleanLine } from '#src/domain/text/clean-text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ChipList, type ListedChip } from '#src/ui/base/Tag/ChipList.tsx';
import type { FilterProps } from './filter-props.ts';
import styles from './ChosenChips.module.css';

interface ChosenChipsProps extends FilterProps {
  /** Gets the focus when the last chip is removed. */
  fallback: RefObject<HTMLElement | null>;
}

/** The active filters: each can be removed, or all at once (R2.15). */
export function ChosenChips({ shown, names, control, fallback }: ChosenChipsProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { filter } = shown;
  const labelOf = (part: FilterPart): string | undefined => {
    if (part === 'text') return t('filter.quoted', { text: cleanLine(filter.text) });
    if (part === 'maxPrice') {
      return t('filter.upTo', { to: format.coins(filter.maxPrice ?? 0, 'genitive') });
    }
    return names[part].get(filter[part] ?? 0)?.[format.language];
  };
  const chips = chosenParts(filter).flatMap((part): ListedChip[] => {
    const label = labelOf(part);
    const onRemove = () => control.apply((now) => removeChoice(now, part));
    return label === undefined ? [] : [{ id: part, label, onRemove }];
  });
  return (
    <div className={`wrapping-row ${styles.chosen}`}>
      <ChipList label={t('filter.chosen')} chips={chips} fallback={fallback} />
      {chips.length > 0 && (
        <button
          type="button"
          className={`small ${styles.reset}`}
          onClick={() => {
            control.apply(() => NO_FILTER);
            fallback.current?.focus();
          }}
        >
          {t('filter.reset')}
        </button>
      )}
    </div>
  );
}
