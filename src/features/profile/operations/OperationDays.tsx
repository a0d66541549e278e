import { useOrderNames } from '#src/data/db/use-order-names.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { groupByDay } from '#src/domain/group-by-day.ts';
import { operationKind, type Operation } from '#src/domain/operation.ts';
import { inLanguage } from '#src/domain/text.ts';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import styles from './Operations.module.css';

/** Operations under the headings of their days, newest first. */
export function OperationDays({ operations }: { operations: readonly Operation[] }) {
  const format = useFormat();
  const names = useOrderNames();
  return groupByDay(operations, ({ date }) => date).map(({ day, items }) => (
    <div key={day}>
      <h3 className={styles.day}>{format.relativeDay(day)}</h3>
      <ul>
        {items.map(({ id, type, amount, comment, localComment, orderId = 0 }) => (
          <li key={id}>
            <OperationRow
              kind={operationKind(type)}
              ordered={names.get(orderId)?.[format.language]}
              comment={inLanguage(localComment ?? comment, format.language)}
              {...{ amount, orderId }}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
