import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import tones from '#src/ui/base/Tag/Tones.module.css';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  icon: IconName;
  tone: 'neutral' | 'positive' | 'negative' | 'warning';
  /** One line of a phone, in both languages, beside a button's text or a link's arrow. */
  text: string;
  /** Continues the text where the window has room for it; screen readers always read it. */
  detail?: string;
  /** The text of the link or button; none without it. */
  action?: string;
  /** Where the link leads; without it the action is a button. */
  to?: string;
  onPress?: () => void;
  /** Without it the line cannot be closed. */
  onClose?: () => void;
}

/** A banner: one line above the screen with one action. */
export function NoticeBar(props: NoticeBarProps) {
  const { icon, tone, text, detail, action, to, onPress, onClose } = props;
  const { t } = useTranslation();
  const close = () => {
    // The focused button disappears with the line.
    document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true });
    onClose?.();
  };
  return (
    <div className={`${tones.tone} ${styles.bar}`} data-tone={tone}>
      <Icon name={icon} size={20} />
      <p className={styles.text}>
        <span>{text}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      {to !== undefined && (
        <Link className={`${styles.action} ${styles.link}`} to={to}>
          <span className={styles.label}>{action}</span>
          <Icon name="chevron-down" size={20} />
        </Link>
      )}
      {onPress && (
        <button type="button" className={styles.action} onClick={onPress}>
          {action}
        </button>
      )}
      {onClose && (
        <button type="button" className={`centred ${styles.close}`} onClick={close}>
          <Icon name="x" title={t('close')} size={20} />
        </button>
      )}
    </div>
  );
}
