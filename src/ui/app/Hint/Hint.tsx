import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Hint.module.css';

interface HintProps {
  icon: IconName;
  tone?: 'positive' | 'muted';
  /** For the thing that the hint describes to name it (`aria-describedby`). */
  id?: string;
  children: string;
}

/** A short line of help beside the thing that it is about. */
export function Hint({ icon, tone = 'muted', id, children }: HintProps) {
  return (
    <p className={styles.hint} data-tone={tone} id={id}>
      <Icon name={icon} size={20} />
      {children}
    </p>
  );
}
