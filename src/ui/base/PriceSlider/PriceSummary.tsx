import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import type { PriceRange } from './price-range.ts';
import styles from './PriceSlider.module.css';

interface PriceSummaryProps {
  range: PriceRange;
  /** Only the upper price is selectable. */
  isMaximum: boolean;
}

/** The selected prices as text. Hidden from screen readers: thumbs and fields announce their own values. */
export function PriceSummary({ range: { from, to }, isMaximum }: PriceSummaryProps) {
  const { t } = useTranslation('kit');
  const { number, coins } = useFormat();
  const limit = coins(to, 'genitive');
  const text = isMaximum
    ? t('priceSlider.atMost', { to: limit })
    : t('priceSlider.range', { from: number(from), to: limit });
  return (
    <p className={`as-heading ${styles.summary}`} aria-hidden="true">
      {from === to && !isMaximum ? coins(to) : text}
    </p>
  );
}
