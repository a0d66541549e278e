import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ChatLink.module.css';

/**
 * The way to the manager's chat. It floats above the bars at the bottom edge; screens without the
 * navigation keep that edge for their own action, so there it stands at the end of the page (R2.30).
 */
export function ChatLink({ url }: { url: string }) {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.chat} href={url} target="_blank" rel="noreferrer">
      <Icon name="message-circle" />
      <span className={styles.text}>{t('chat')}</span>
    </a>
  );
}
