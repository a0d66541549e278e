import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Hint.module.css';

interface HintProps {
  icon: IconName;
  tone?: 'positive' | 'muted';
  children: string;
}

/** A short line of help beside the thing that it is about. */
export function Hint({ icon, tone = 'muted', children }: HintProps) {
  return (
    <p className={styles.hint} data-tone={tone}>
      <Icon name={icon} size={20} />
      {children}
    </p>
  );
}
