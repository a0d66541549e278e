import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Hint.module.css';

interface HintProps {
  /** What the line is about. */
  icon: IconName;
  /** An explanation, or good news. */
  tone?: 'positive' | 'muted';
  /** For `aria-describedby` of the described element. */
  id?: string;
  /** One sentence. */
  children: string;
}

/** A short line of help beside its subject. */
export function Hint({ icon, tone = 'muted', id, children }: HintProps) {
  return (
    <p className={`muted small ${styles.hint}`} data-tone={tone} id={id}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </p>
  );
}
