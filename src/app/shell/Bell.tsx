import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Late } from '../late/Late.tsx';
import { latePart } from '../late/load-late.ts';
import styles from './Header.module.css';

const countFile = latePart('UnreadCount');

/** The link to the inbox; the number of unread events follows after the first screen. */
export function Bell() {
  const { t } = useTranslation('screens');
  return (
    <Link className={`centred ${styles.bell}`} to={hrefs.inbox()}>
      <Icon name="bell" title={t('Inbox')} />
      <Late file={countFile} />
    </Link>
  );
}
