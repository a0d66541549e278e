import { useTranslation } from 'react-i18next';
import { shareBetween } from '#src/ui/base/Progress/share-between.ts';
import {
  parseAmount,
  clampRange,
  roundLimits,
  type PriceEnd,
  type PriceRange,
} from './price-range.ts';
import { PriceField } from './PriceField.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { PriceThumb } from './PriceThumb.tsx';
import { usePriceRange } from './use-price-range.ts';
import range from '#src/ui/base/Slider/Range.module.css';
import styles from './PriceSlider.module.css';

export interface PriceSliderProps {
  /** Coins, both ends inclusive. */
  value: PriceRange;
  /** While a thumb is dragged and while an amount is typed. */
  onChange: (value: PriceRange) => void;
  /** At the end of a drag, after a key and on blur; only if something has changed. */
  onCommit?: (value: PriceRange) => void;
  /** Lowest available price, in coins. */
  min: number;
  /** Highest available price, in coins. */
  max: number;
  /** Coins between two positions of a thumb, which are its multiples; any amount can be typed. */
  step?: number;
  /** `max`: one thumb, the maximum price (R2.15); `from` is unchanged. */
  only?: 'max';
  /** Cannot be changed now. */
  disabled?: boolean;
}

/** A price range, dragged on one track or typed. */
export function PriceSlider({
  value,
  onChange,
  onCommit,
  min,
  max,
  step = 1,
  only,
  disabled = false,
}: PriceSliderProps) {
  const { t } = useTranslation('kit');
  const limits = { min, max };
  const shown = clampRange(value, limits);
  const { move, commit } = usePriceRange({ range: shown, limits, onChange, onCommit });
  const stops = roundLimits(limits, step);
  const isSingle = only === 'max';
  const ends: readonly PriceEnd[] = isSingle ? ['to'] : ['from', 'to'];

  // The outer stops stand for the cheapest and the dearest price.
  const stopOf = (amount: number) =>
    amount === max ? stops.max : amount === min ? stops.min : amount;
  const shareOf = (amount: number) => shareBetween(stopOf(amount), stops.min, stops.max);
  const start = isSingle ? 0 : shareOf(shown.from);
  const end = shareOf(shown.to);
  const shared = (end: PriceEnd) => ({
    label: t(`priceSlider.${end}`),
    value: shown[end],
    disabled: disabled || max <= min,
    onMove: (amount: number) => move(end, amount),
    onCommit: commit,
  });

  return (
    <fieldset className={styles.prices} data-single={isSingle || undefined}>
      <legend className={styles.legend}>{t('priceSlider.label')}</legend>
      <PriceSummary range={shown} isMaximum={isSingle} />
      <div
        className={`${range.track} ${styles.track}`}
        style={{ '--start': start, '--end': end, '--middle': (start + end) / 2 }}
      >
        {ends.map((end) => (
          <PriceThumb
            key={end}
            {...shared(end)}
            end={end}
            stop={stopOf(shown[end])}
            {...stops}
            step={step}
          />
        ))}
      </div>
      <div className={styles.amounts}>
        {ends.map((end) => (
          <PriceField
            key={end}
            {...shared(end)}
            {...limits}
            parse={(text) => parseAmount(text, shown, end, limits)}
          />
        ))}
      </div>
    </fieldset>
  );
}
