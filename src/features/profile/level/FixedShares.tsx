import { useTranslation } from 'react-i18next';
import { FIXED_SHARES } from '#src/domain/friendship.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import styles from './Level.module.css';

const PROGRAMMES = ['additional', 'online-school', 'dubai'] as const;

/** The shares of the programmes that do not depend on the level, behind one tap (R1.5). */
export function FixedShares() {
  const { t } = useTranslation('level');
  const toText = ({ min, max }: { min: number; max: number }) =>
    min === max ? t('percent', { percent: min }) : t('range', { min, max });
  const shares = (
    <>
      <p>{t('fixed.text')}</p>
      <dl className={styles.shares}>
        {PROGRAMMES.map((programme) => (
          <div key={programme} className={styles.programme}>
            <dt>{t(`fixed.${programme}`)}</dt>
            <dd className={styles.fixedShare}>{toText(FIXED_SHARES[programme])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return <Accordion items={[{ id: 'fixed-shares', title: t('fixed.title'), content: shares }]} />;
}
