import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './OrderHistory.module.css';

/** One step of the history. */
export interface HistoryStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'coming' | 'cancelled';
  /** ISO date-time; null for a future step or an unknown time. */
  readonly at?: string | null;
  /** Comment on this step. */
  readonly note?: string | null;
  /** What is null is being fetched: its line is kept free, so that the later steps hardly move. */
  readonly isAwaited?: boolean;
}

interface OrderHistoryProps {
  /** In chronological order. */
  steps: readonly HistoryStep[];
  /** Accessible name, needed when no heading precedes the list. */
  label?: string | undefined;
}

const MARKS: Readonly<Partial<Record<HistoryStep['state'], IconName>>> = {
  done: 'check',
  cancelled: 'x',
};

const AwaitedLine = ({ width }: { width: string }) => (
  <div className={styles.awaited}>
    <Skeleton width={width} />
  </div>
);

/** The history of an order as a vertical track: each step has a mark, text, date and note (R2.19). */
export function OrderHistory({ steps, label }: OrderHistoryProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    // Safari removes the list role from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" aria-label={label}>
      {steps.map(({ name, state, at = null, note = null, isAwaited = false }, index) => {
        const mark = MARKS[state];
        return (
          // A step may repeat, so its index is the key.
          <li
            key={`${index} ${name}`}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={`centred ${styles.mark}`}>
              {mark && <Icon name={mark} size={16} />}
            </span>
            <div className="breakable">
              <p className={styles.name}>
                <span>{name}</span>
                <VisuallyHidden>{`, ${t(`orderHistory.${state}`)}`}</VisuallyHidden>
              </p>
              {at !== null && (
                <p className={`muted small ${styles.detail}`}>
                  <time dateTime={at}>{format.dateTime(at)}</time>
                </p>
              )}
              {at === null && isAwaited && <AwaitedLine width="8rem" />}
              {note !== null && note !== '' && (
                <p className={`muted small ${styles.detail}`}>{note}</p>
              )}
              {note === null && isAwaited && <AwaitedLine width="12rem" />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
