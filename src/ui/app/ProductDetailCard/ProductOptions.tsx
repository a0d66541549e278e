import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  nearestInStock,
  optionGroups,
  type OptionGroup,
  type Variant,
} from '#src/domain/catalog/product-variants.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import frame from '#src/ui/base/RadioGroup/RadioFrame.module.css';
import styles from './ProductOptions.module.css';

interface ProductOptionsProps {
  /** All variants of the family, by id. */
  variants: readonly Variant[];
  chosen: Variant;
  onChoose: (id: number) => void;
}

/**
 * The choices among the variants of a thing, a radio group for each option; where the chosen one is sold
 * out, the way to the nearest one that is not (R2.17).
 */
export function ProductOptions({ variants, chosen, onChoose }: ProductOptionsProps) {
  const groups = useMemo(() => optionGroups(variants, chosen), [variants, chosen]);
  const near = nearestInStock(variants, chosen);
  return (
    <>
      {groups.map((group) => (
        <ProductOption key={group.name.ru} group={group} onChoose={onChoose} />
      ))}
      {near && <NearVariant variant={near} onChoose={onChoose} />}
    </>
  );
}

function NearVariant({ variant, onChoose }: { variant: Variant; onChoose: (id: number) => void }) {
  const { t } = useTranslation('catalog');
  const { language } = useFormat();
  const values = variant.options.map(({ value }) => value[language]).join(', ');
  return (
    <p className="muted small">
      <span>{t('detail.option.none')}</span>{' '}
      <button type="button" className={styles.nearest} onClick={() => onChoose(variant.id)}>
        {t('detail.option.near', { values })}
      </button>
    </p>
  );
}

interface ProductOptionProps {
  group: OptionGroup;
  onChoose: (id: number) => void;
}

/** An unavailable value looks so, but can be chosen: to save for it, or to see the nearest variant. */
function ProductOption({ group, onChoose }: ProductOptionProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormat();
  const name = useId();
  return (
    <fieldset className={styles.option}>
      <legend className={styles.name}>{group.name[language]}</legend>
      <div
        className={`wrapping-row ${styles.choices}`}
        data-pictures={group.hasPictures || undefined}
      >
        {group.choices.map(({ value, target, state, isChosen }) => (
          <label key={value.ru} className={`small touch-line ${styles.choice}`} data-state={state}>
            <input
              className={frame.input}
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => onChoose(target.id)}
            />
            {group.hasPictures && (
              <span className={styles.picture}>
                <ProductPicture src={target.pictures[0] ?? null} />
              </span>
            )}
            <span className={`breakable ${styles.value}`}>{value[language]}</span>
            {state !== 'offered' && <VisuallyHidden>{t(`detail.option.${state}`)}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
