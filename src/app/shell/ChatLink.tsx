import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ChatLink.module.css';

/**
 * The link to the manager's chat. It floats above the bars at the bottom edge; on screens without
 * navigation, which use that edge for their own action, it is at the end of the page (R2.30).
 */
export function ChatLink({ url }: { url: string }) {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.chat} href={url} target="_blank" rel="noreferrer" data-momentary>
      <Icon name="message-circle" />
      <span className={styles.text}>{t('chat')}</span>
    </a>
  );
}
