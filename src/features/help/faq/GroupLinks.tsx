import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useValues } from '../use-values.ts';
import styles from './Faq.module.css';
import { FAQ_GROUPS } from './question-ids.ts';

/** Links to the groups, beside them on a wide screen. */
export function GroupLinks() {
  const { t } = useTranslation('help');
  const values = useValues();
  return (
    <nav className={styles.links} aria-label={t('faq.sections')}>
      <ul>
        {FAQ_GROUPS.map(({ id }) => (
          <li key={id}>
            <Link className={styles.link} to={`#${id}`}>
              {t(`faq.groups.${id}`, values)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
