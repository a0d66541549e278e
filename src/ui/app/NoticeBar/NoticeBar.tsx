import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  icon: IconName;
  tone: 'neutral' | 'positive';
  text: string;
  /** Where the link leads, and its text. */
  to: string;
  action: string;
  onClose: () => void;
}

/** One line above the screen with a link; it can be closed. */
export function NoticeBar({ icon, tone, text, to, action, onClose }: NoticeBarProps) {
  const { t } = useTranslation();
  const close = () => {
    // The focused button goes with the line.
    document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <div className={styles.bar} data-tone={tone}>
      <Icon name={icon} />
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <LinkButton size="small" variant="quiet" to={to}>
          {action}
        </LinkButton>
      </div>
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="x" title={t('close')} size={20} />
      </button>
    </div>
  );
}
