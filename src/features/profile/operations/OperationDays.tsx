import { useFormat } from '#src/i18n/use-format.ts';
import { operationKind, type Operation } from '#src/domain/operation.ts';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import { groupByDay } from './group-by-day.ts';
import styles from './Operations.module.css';

/** Operations under the headings of their days, newest first. */
export function OperationDays({ operations }: { operations: readonly Operation[] }) {
  const format = useFormat();
  return groupByDay(operations).map((day) => (
    <div key={day.date}>
      <h3 className={styles.day}>{format.relativeDay(day.date)}</h3>
      <ul>
        {day.operations.map(({ id, type, amount, comment }) => (
          <li key={id}>
            <OperationRow kind={operationKind(type)} amount={amount} comment={comment} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
