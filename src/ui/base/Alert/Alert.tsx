import type { ReactNode } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import tones from '#src/ui/base/Tag/Tones.module.css';
import styles from './Alert.module.css';

type Tone = 'info' | 'positive' | 'negative' | 'warning';

const ICONS: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  positive: 'circle-check',
  negative: 'circle-alert',
  warning: 'triangle-alert',
};

interface AlertProps {
  /** Sets the colour and the icon. */
  tone?: Tone;
  /** What happened. */
  title?: string;
  /** The details. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Announced at once when it appears; for results of the person's own action. */
  live?: boolean;
}

/** A message next to its subject. */
export function Alert({ tone = 'info', title, children, action, live = false }: AlertProps) {
  return (
    <div
      className={`${tones.tone} ${styles.alert}`}
      data-tone={tone}
      role={live ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div className={`stack stack-dense ${styles.content}`}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
