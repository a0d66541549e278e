import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import type { PriceRange } from './price-range.ts';
import styles from './PriceSlider.module.css';

interface PriceSummaryProps {
  range: PriceRange;
  /** The lower price is not asked for. */
  isMaximum: boolean;
}

/** The chosen prices in words, for the eyes: the thumbs and the fields say theirs themselves. */
export function PriceSummary({ range: { from, to }, isMaximum }: PriceSummaryProps) {
  const { t } = useTranslation('kit');
  const { number, coins } = useFormat();
  const limit = coins(to, 'genitive');
  const words = isMaximum
    ? t('priceSlider.atMost', { to: limit })
    : t('priceSlider.range', { from: number(from), to: limit });
  return (
    <p className={styles.summary} aria-hidden="true">
      {from === to && !isMaximum ? coins(to) : words}
    </p>
  );
}
