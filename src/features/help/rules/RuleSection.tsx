import { useTranslation } from 'react-i18next';
import type { Elements } from '#src/ui/base/elements.ts';
import { RULE_SECTIONS, type RuleSectionId } from './rule-sections.ts';
import styles from './Rules.module.css';

interface RuleSectionProps {
  id: RuleSectionId;
  children: Elements;
}

/** A numbered part of the rules. */
export function RuleSection({ id, children }: RuleSectionProps) {
  const { t } = useTranslation('help');
  return (
    <section className="stack stack-close" aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
        <span className={styles.number}>{`${RULE_SECTIONS.indexOf(id) + 1}.`}</span>{' '}
        <span>{t(`rules.${id}.title`)}</span>
      </h2>
      {children}
    </section>
  );
}
