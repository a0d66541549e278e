import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { SeenQuote } from '../purchase-state.ts';
import styles from './QuoteChange.module.css';

interface QuoteChangeProps {
  seen: SeenQuote;
  now: SeenQuote;
  onAccept: () => void;
}

/** Old and new value of what has changed on screen; the member must accept it first (R2.18). */
export function QuoteChange({ seen, now, onAccept }: QuoteChangeProps) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const rows = [
    { name: t('confirm.price'), was: seen.price, is: now.price },
    { name: t('confirm.balance'), was: seen.balance ?? 0, is: now.balance ?? 0 },
  ].filter(({ was, is }) => was !== is);
  return (
    <Alert
      tone="warning"
      title={t('confirm.changed')}
      live
      action={
        <Button size="small" onClick={onAccept}>
          {t('confirm.accept')}
        </Button>
      }
    >
      <dl className={styles.rows}>
        {rows.map(({ name, was, is }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <s className={styles.was}>{t('confirm.was', { amount: format.number(was) })}</s>{' '}
              <strong>{t('confirm.now', { amount: format.coins(is) })}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
