import { useTranslation } from 'react-i18next';
import { database } from '#src/data/db/area/database.ts';
import { countUnread } from '#src/data/db/events.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './UnreadCount.module.css';

/** The badge shows no greater number. */
const MOST = 9;

/** Nothing is unread once the database is closed at a sign-out. */
const load = async (): Promise<number> => {
  try {
    return await countUnread(database());
  } catch {
    return 0;
  }
};

/** The number of unread events, on the bell that leads to them; every tab follows it. */
export function UnreadCount() {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const unread = useStored(load) ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {unread > MOST ? `${MOST}+` : unread}
      </span>
      <VisuallyHidden>{t('unread', { number: format.number(unread) })}</VisuallyHidden>
    </>
  );
}
