import { useTranslation } from 'react-i18next';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import styles from './Counting.module.css';

const RULES = ['balance', 'equal', 'time', 'names'] as const;

/** How places are counted (R7.12), and what others see of the member. */
export function Counting() {
  const { t } = useTranslation('rating');
  const rules = (
    <ul className={`stack stack-tight ${styles.rules}`}>
      {RULES.map((rule) => (
        <li key={rule}>{t(`counting.${rule}`)}</li>
      ))}
    </ul>
  );
  return (
    <Accordion level={2} items={[{ id: 'counting', title: t('counting.title'), content: rules }]} />
  );
}
