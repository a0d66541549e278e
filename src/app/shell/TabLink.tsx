import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { ShellEntry } from './entries.ts';
import styles from './TabBar.module.css';

/** A screen's place in the bottom bar. */
export function TabLink({ entry, isCurrent }: { entry: ShellEntry; isCurrent: boolean }) {
  const { t } = useTranslation(['shell', 'screens']);
  return (
    <li>
      <Link className={styles.tab} to={entry.href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={entry.icon} />
        <span>{t(entry.key)}</span>
      </Link>
    </li>
  );
}
