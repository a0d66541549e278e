import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RULE_SECTIONS, type RuleSectionId } from './rule-sections.ts';
import styles from './Rules.module.css';

interface RuleSectionProps {
  id: RuleSectionId;
  children: ReactNode;
}

/** A numbered part of the rules. */
export function RuleSection({ id, children }: RuleSectionProps) {
  const { t } = useTranslation('help');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
        <span className={styles.number}>{RULE_SECTIONS.indexOf(id) + 1}.</span>{' '}
        {t(`rules.${id}.title`)}
      </h2>
      {children}
    </section>
  );
}
