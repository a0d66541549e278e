import { useTranslation } from 'react-i18next';
import { EXAMPLE_SEMESTER, type LevelOutlook } from '#src/domain/level-outlook.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { openDialog } from '#src/state/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './Level.module.css';

/** The highest level: what a friend brings, and the conversion of coins to money (R1.4, R2.31). */
export function HighestLevel({ outlook }: { outlook: LevelOutlook }) {
  const { t } = useTranslation('level');
  const format = useFormat();
  return (
    <div className={styles.next}>
      <h3>{t('best.conversion', { noun: format.coinNoun(1) })}</h3>
      <p>
        {t('best.text', {
          cost: format.coins(EXAMPLE_SEMESTER, 'accusative'),
          coins: format.coins(outlook.now),
        })}
      </p>
      <Button variant="outline" wide icon="wallet" onClick={() => openDialog('withdraw')}>
        {t('best.withdraw')}
      </Button>
    </div>
  );
}
