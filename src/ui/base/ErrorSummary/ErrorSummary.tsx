import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface FormError {
  /** The field's name, which leads to its control. */
  readonly name: string;
  /** Label of the field and what is wrong with it. */
  readonly text: string;
}

interface ErrorSummaryProps {
  title: string;
  /** In the order of the fields. */
  errors: readonly FormError[];
  /** Changes with each attempt to send: the summary takes the focus again. */
  attempt: number;
  /** Focuses the field. */
  onGo: (name: string) => void;
}

/** All errors of a form above its fields, each a link to its field; takes the focus after an attempt. */
export function ErrorSummary({ title, errors, attempt, onGo }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-label={title} tabIndex={-1}>
      <p className={styles.title}>
        <Icon name="circle-alert" size={20} />
        <span>{title}</span>
      </p>
      <ul className={styles.list}>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => onGo(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
