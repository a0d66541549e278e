import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Change.module.css';

interface ChangeProps {
  /** What changes. */
  label: string;
  before: string;
  after: string;
  /** Between the two for screen readers, such as «станет». */
  becomes: string;
}

/** A number before an act and after it. */
export function Change({ label, before, after, becomes }: ChangeProps) {
  return (
    <p className={`spread ${styles.change}`} role="status">
      <span className="muted">{label}</span>
      <span className={`row ${styles.numbers}`}>
        <span className="tabular">{before}</span>
        <VisuallyHidden>{becomes}</VisuallyHidden>
        <Icon name="arrow-right" size={20} />
        <strong className="tabular">{after}</strong>
      </span>
    </p>
  );
}
