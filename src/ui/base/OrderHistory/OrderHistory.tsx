import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './OrderHistory.module.css';

/** One step of the way. */
export interface HistoryStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'coming' | 'cancelled';
  /** ISO date-time; null where it is ahead or not known. */
  readonly at?: string | null;
  /** What was written at this step. */
  readonly note?: string | null;
}

interface OrderHistoryProps {
  /** In the order of time. */
  steps: readonly HistoryStep[];
  /** Whose way it is, where no heading before it says so. */
  label?: string | undefined;
}

const MARKS: Readonly<Partial<Record<HistoryStep['state'], IconName>>> = {
  done: 'check',
  cancelled: 'x',
};

/** The way of an order as a vertical track: each step has its mark, words, date and note (R2.19). */
export function OrderHistory({ steps, label }: OrderHistoryProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    // Safari takes a list without markers for no list, unless it is told.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className={styles.track} aria-label={label}>
      {steps.map(({ name, state, at = null, note = null }, index) => {
        const mark = MARKS[state];
        return (
          // A step may come twice, so its place in the way is the key.
          <li
            key={`${index} ${name}`}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{mark && <Icon name={mark} size={16} />}</span>
            <div className={styles.words}>
              <p className={styles.name}>
                {name}
                <VisuallyHidden>, {t(`orderHistory.${state}`)}</VisuallyHidden>
              </p>
              {at !== null && (
                <p className={styles.detail}>
                  <time dateTime={at}>{format.dateTime(at)}</time>
                </p>
              )}
              {note !== null && note !== '' && <p className={styles.detail}>{note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
