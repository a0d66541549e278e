import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import styles from './Balance.module.css';

const COUNT_MS = 700;
const VIBRATION_MS = 20;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The coins on their way up to `value` when it grows on the screen, with a short vibration; never more than there
 * are. With less motion, and when coins are spent, the value itself.
 */
function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (value <= from || wantsLessMotion()) return setShown(value);
    // Before the first touch of the page a browser refuses it.
    if (navigator.userActivation.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      setShown(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return Math.min(shown, value);
}

interface BalanceProps {
  /** Coins; null while they are not known. */
  balance: number | null;
  /** Whether the balance begins with a physical card that the member has yet to get. */
  waitsForCard: boolean;
  /** ms since the epoch of the last refresh; null when it is not known. */
  updatedAt: number | null;
}

function Amount({ coins }: { coins: number }) {
  return <Coins amount={useCountUp(coins)} size="hero" />;
}

/** The balance in coins with its time (R2.12, R9.2); coins that arrive are counted up. */
export function Balance({ balance, waitsForCard, updatedAt }: BalanceProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <div className={styles.balance}>
      <p className="muted small">{t('balance')}</p>
      <p>
        {balance === null ? (
          <span className={`muted ${styles.unknown}`}>
            {t(waitsForCard ? 'balanceLater' : 'balanceUnknown')}
          </span>
        ) : (
          <Amount coins={balance} />
        )}
      </p>
      <p className={styles.notes}>
        <span className="muted small">{t('rate', { noun: format.coinNoun(1) })}</span>
        {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
      </p>
    </div>
  );
}
