import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface FormError {
  /** The field's name, which leads to its control. */
  readonly name: string;
  readonly label: string;
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

/**
 * The first error of a form and how many follow, above its fields; leads to the first field and takes the
 * focus after an attempt. Each field shows its own error.
 */
export function ErrorSummary({ title, errors, attempt, onGo }: ErrorSummaryProps) {
  const { t } = useTranslation('kit');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  const [first, ...others] = errors;
  if (!first) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-label={title} tabIndex={-1}>
      <Icon name="circle-alert" size={20} />
      <p>
        <button type="button" className={styles.link} onClick={() => onGo(first.name)}>
          {t('errorSummary.first', { label: first.label })}
        </button>{' '}
        {others.length > 0 && <span>{t('errorSummary.others', { number: others.length })}</span>}
      </p>
    </div>
  );
}
