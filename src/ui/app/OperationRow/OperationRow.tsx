import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationKind } from '#src/domain/operations/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { OPERATION_ICONS } from './operation-icon.ts';
import styles from './OperationRow.module.css';

interface OperationRowProps {
  kind: OperationKind;
  /** Coins; negative for a charge. */
  amount: number;
  comment: string;
  /**
   * What was ordered: the row's title. Until it is known, the comment of an order's operation is the title.
   */
  ordered?: string | undefined;
  orderId?: number | undefined;
  /** ms since the epoch; without it the row shows no time of day. */
  time?: number;
}

/**
 * Content of a list item: one accrual or charge with sign, colour and text (R2.12, R2.14). Memoised,
 * because a long list renders its rows at each step of scrolling.
 */
export const OperationRow = memo(function OperationRow({
  kind,
  amount,
  comment,
  ordered,
  orderId,
  time,
}: OperationRowProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const direction = amount < 0 ? 'charge' : 'accrual';
  const type = t(`type.${kind}`);
  const note = comment === type ? '' : comment;
  // An order's comment is what was bought: the title does not change once the orders are here.
  const bought = ordered ?? (orderId ? note || undefined : undefined);
  const about = bought === undefined ? note : `${type} №\u00A0${orderId}`;
  const more = [time === undefined ? '' : format.time(time), about].filter((part) => part !== '');
  return (
    <div className={`wrapping-row ${styles.row}`}>
      <span className="round-icon" data-tone={direction === 'accrual' ? 'positive' : undefined}>
        <Icon name={OPERATION_ICONS[kind]} size={20} />
      </span>
      <div className={styles.texts}>
        <p className={styles.name}>{bought ?? type}</p>
        {more.length > 0 && (
          <p className={`clamped muted small ${styles.comment}`}>{more.join(' · ')}</p>
        )}
      </div>
      <div className={styles.amount}>
        <p className={`tabular ${styles.sum}`} data-direction={direction} translate="no">
          {format.signed(amount)}
        </p>
        <p className={`clamped muted small ${styles.comment}`}>
          {t(kind === 'CANCEL_ORDER' ? 'refund' : direction)}
        </p>
      </div>
    </div>
  );
});
