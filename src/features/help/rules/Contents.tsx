import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RULE_SECTIONS } from './rule-sections.ts';
import styles from './Rules.module.css';

/** The table of contents of the rules, numbered like their headings. */
export function Contents() {
  const { t } = useTranslation('help');
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle} tabIndex={-1}>
        {t('rules.contents')}
      </h2>
      <ol className={styles.contentsList}>
        {RULE_SECTIONS.map((id, index) => (
          <li key={id}>
            <Link className={styles.contentsLink} to={`#${id}`}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{t(`rules.${id}.title`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
