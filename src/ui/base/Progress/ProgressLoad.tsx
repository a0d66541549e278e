import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import styles from './ProgressLoad.module.css';
import { shareBetween } from './share-between.ts';

export interface ProgressLoadProps {
  /** What is loaded. */
  label: string;
  state?: 'loading' | 'done' | 'failed';
  /** Left out while nobody knows how much there is. */
  value?: number | undefined;
  max?: number;
  /** Where it stands, what came of it or why it failed; done and failed have a word of their own. */
  text?: string;
  /** Starts anew after a failure. */
  onRetry?: () => void;
}

/** Something that takes a while to load, until it is there or has failed. */
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
    // The button leaves with the failure; the focus stays with what is loaded.
    group.current?.focus();
    onRetry?.();
  };
  return (
    <div
      ref={group}
      className={styles.load}
      role="group"
      aria-labelledby={labelId}
      data-state={state}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        {percent !== undefined && (
          <p className={styles.percent} aria-hidden="true">
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
        {isLoading && <p className={styles.text}>{text}</p>}
        <p className={styles.result} role="status">
          {result !== undefined && (
            <>
              <Icon name={state === 'done' ? 'circle-check' : 'circle-alert'} size={20} />
              {result}
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
