import type { ReactNode } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Tag.module.css';
import tones from './Tones.module.css';

export interface TagProps {
  /** The meaning of the colour; the words say it as well. */
  tone?: 'neutral' | 'accent' | 'secondary' | 'positive' | 'negative' | 'warning';
  /** Before the word. */
  icon?: IconName;
  /** A word or two. */
  children: ReactNode;
}

/** A short label for a status or kind; not interactive. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={`${tones.tone} ${styles.tag}`} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
}
