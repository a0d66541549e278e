import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { type MenuGroup, ROWS } from '../../routes/app-route.ts';
import type { ShellEntry } from './entries.ts';
import styles from './MoreSheet.module.css';

interface MoreGroupProps {
  group: MenuGroup;
  entries: readonly ShellEntry[];
  isCurrent: (entry: ShellEntry) => boolean;
  onFollow: () => void;
}

/** Entries of one group under its name: those of the account and for staff as rows, the others as tiles. */
export function MoreGroup({ group, entries, isCurrent, onFollow }: MoreGroupProps) {
  const { t } = useTranslation(['shell', 'screens']);
  const titleId = useId();
  if (entries.length === 0) return null;
  const isRows = ROWS.includes(group);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={`as-label muted small ${styles.title}`}>
        {t(`groups.${group}`)}
      </h3>
      <ul className={isRows ? styles.rows : styles.tiles}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              className={isRows ? styles.row : styles.tile}
              to={entry.href}
              replace
              aria-current={isCurrent(entry) ? 'page' : undefined}
              onClick={onFollow}
            >
              <span className={isRows ? undefined : styles.disc}>
                <Icon name={entry.icon} />
              </span>
              <span>{t(entry.key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
