import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseFacet, type Facet } from '#src/domain/catalog/catalog-filter.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Chip } from '#src/ui/base/Tag/Chip.tsx';
import type { FilterControl } from './use-catalog-filter.ts';
import styles from './FacetChoices.module.css';

interface FacetChoicesProps {
  facet: Facet;
  /** Ids that the list has. */
  offered: ReadonlySet<number>;
  selected: number | null;
  /** Number of products that each choice would leave, by id. */
  counts: ReadonlyMap<number, number>;
  names: ReadonlyMap<number, LocalText>;
  control: FilterControl;
}

/**
 * One facet of the filter: each name with the number of products that it would leave; pressing the
 * chosen one again clears it.
 */
export const FacetChoices = memo(function FacetChoices(props: FacetChoicesProps) {
  const { facet, offered, selected, counts, names, control } = props;
  const { t } = useTranslation('catalog');
  const { language } = useFormat();
  const options = [...offered].filter((id) => names.has(id)).sort((a, b) => a - b);
  // A single name filters nothing.
  if (options.length < 2 && selected === null) return null;
  return (
    <fieldset>
      <legend className={`small ${styles.title}`}>{t(`filter.${facet}`)}</legend>
      <ul className={`wrapping-row ${styles.options}`}>
        {options.map((id) => {
          const isSelected = selected === id;
          const count = counts.get(id) ?? 0;
          return (
            <li key={id}>
              <Chip
                label={names.get(id)?.[language] ?? ''}
                count={count}
                selected={isSelected}
                disabled={count === 0 && !isSelected}
                onToggle={() =>
                  control.apply((filter) => chooseFacet(filter, facet, isSelected ? null : id))
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
});
