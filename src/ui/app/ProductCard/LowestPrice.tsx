import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from './ProductCard.module.css';

/** «от 1 900 токенов»: the lowest of several prices, with the number as `Coins` shows it. */
export function LowestPrice({ amount }: { amount: number }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const number = format.number(amount);
  const noun = format.coinNoun(amount, 'genitive');
  const [before, after] = t('lowestPrice', { number, noun }).split(number);
  return (
    <span className={styles.lowest} translate="no">
      <span className={styles.noun}>{before}</span>
      <span className={styles.amount}>{number}</span>
      <span className={styles.noun}>{after}</span>
    </span>
  );
}
