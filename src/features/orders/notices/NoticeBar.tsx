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
  /** Where it leads, and the words of that. */
  to: string;
  action: string;
  onClose: () => void;
}

/** One quiet line above the screen that leads somewhere and can be closed. */
export function NoticeBar({ icon, tone, text, to, action, onClose }: NoticeBarProps) {
  const { t } = useTranslation();
  const close = () => {
    // The focus would be lost with the button.
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
