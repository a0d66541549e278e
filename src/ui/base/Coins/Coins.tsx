import { useFormat } from '#src/i18n/use-format.ts';
import styles from './Coins.module.css';

export interface CoinsProps {
  /** Whole coins. */
  amount: number;
  /** Size of the digits; hero: the only amount of a screen. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Shows the direction by sign and colour: for operations, not for balances and prices. */
  signed?: boolean;
}

/** An amount of coins with the brand's noun, in tabular digits (R1.2). */
export function Coins({ amount, size = 'medium', signed = false }: CoinsProps) {
  const format = useFormat();
  return (
    <span
      className={`tabular ${styles.coins}`}
      translate="no"
      data-size={size}
      data-direction={signed && amount > 0 ? 'in' : undefined}
    >
      <span className={styles.amount}>
        {signed ? format.signed(amount) : format.number(amount)}
      </span>
      <span className={styles.noun}>{`\u00A0${format.coinNoun(amount)}`}</span>
    </span>
  );
}
