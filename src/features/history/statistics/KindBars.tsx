import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Direction } from '#src/domain/operations/operation-summary.ts';
import type { KindTotals } from '#src/domain/operations/operation-totals.ts';
import type { OperationKind } from '#src/domain/operations/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { OPERATION_ICONS } from '#src/ui/app/OperationRow/operation-icon.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './KindBars.module.css';

interface KindBarsProps {
  direction: Direction;
  /** Only the kinds of this direction. */
  kinds: readonly KindTotals[];
  /** Where the operations of a kind are listed. */
  hrefOf: (kind: OperationKind) => string;
}

/** Received or spent coins by kind, as bars that link to the operations. */
export function KindBars({ direction, kinds, hrefOf }: KindBarsProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const titleId = useId();
  const most = Math.max(...kinds.map((one) => one[direction]), 1);
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-direction={direction}>
      <h3 id={titleId} className={styles.title}>
        {t(`statistics.${direction}`)}
      </h3>
      <ul>
        {kinds.map((one) => (
          <li key={one.kind}>
            <Link className={styles.kind} to={hrefOf(one.kind)}>
              <span
                className={`round-icon ${styles.icon}`}
                data-tone={direction === 'received' ? 'positive' : undefined}
              >
                <Icon name={OPERATION_ICONS[one.kind]} size={20} />
              </span>
              <span className={styles.name}>
                <span>{t(`type.${one.kind}`)}</span>
                <span className={`muted small tabular ${styles.count}`}>
                  {` ${t('statistics.count', { number: format.number(one.count) })}`}
                </span>
              </span>
              <span className={`tabular ${styles.sum}`} translate="no">
                {format.signed(direction === 'spent' ? -one.spent : one.received)}
              </span>
              <span className={styles.bar} style={{ '--share': one[direction] / most }} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
