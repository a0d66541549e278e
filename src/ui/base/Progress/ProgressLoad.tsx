import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { shareBetween } from './share-between.ts';
import styles from './ProgressLoad.module.css';

export interface ProgressLoadProps {
  /** Name of the loaded content. */
  label: string;
  /** Whether it still runs, and how it ended. */
  state?: 'loading' | 'done' | 'failed';
  /** Undefined while the amount is unknown. */
  value?: number | undefined;
  /** The whole amount. */
  max?: number;
  /** State, result or error; «done» and «failed» have default texts. */
  text?: string;
  /** Restarts after a failure. */
  onRetry?: () => void;
}

/** Progress of a long load, up to its success or failure. */
export function ProgressLoad({
  label,
  state = 'loading',
  value,
  max = 100,
  text,
  onRetry,
}: ProgressLoadProps) {
  const { t } = useTranslation(['kit', 'common']);
  const format = useFormat();
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const isLoading = state === 'loading';
  const known = state === 'done' ? max : value;
  const percent = known === undefined ? undefined : Math.round(shareBetween(known, 0, max) * 100);
  const result = isLoading ? undefined : (text ?? t(`kit:progressLoad.${state}`));
  const retry = () => {
    // The retry button disappears; the group keeps the focus.
    group.current?.focus();
    onRetry?.();
  };
  return (
    <div
      ref={group}
      className={`stack stack-tight ${styles.load}`}
      role="group"
      aria-labelledby={labelId}
      data-state={state}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <p id={labelId} className={`breakable ${styles.label}`}>
          {label}
        </p>
        {percent !== undefined && (
          <p className={`muted small ${styles.percent}`} aria-hidden="true">
            {t('kit:progressLoad.percent', { value: format.number(percent) })}
          </p>
        )}
      </div>
      <ProgressBar
        label={label}
        value={known ?? (isLoading ? undefined : 0)}
        max={max}
        valueText={text}
      />
      <div className={styles.below}>
        {isLoading && <p className="breakable muted">{text}</p>}
        <p className={`breakable ${styles.result}`} role="status">
          {result !== undefined && (
            <>
              <Icon name={state === 'done' ? 'circle-check' : 'circle-alert'} size={20} />
              <span>{result}</span>
            </>
          )}
        </p>
        {state === 'failed' && onRetry && (
          <Button variant="soft" size="small" icon="refresh-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
