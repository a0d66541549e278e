import { useFormat } from '#src/i18n/use-format.ts';
import type { Operation } from '#src/domain/operation.ts';
import { groupByDay } from './group-by-day.ts';
import { OperationRow } from './OperationRow.tsx';
import styles from './Operations.module.css';

/** Operations under the headings of their days, newest first. */
export function OperationDays({ operations }: { operations: readonly Operation[] }) {
  const format = useFormat();
  return groupByDay(operations).map((day) => (
    <div key={day.date}>
      <h3 className={styles.day}>{format.relativeDay(day.date)}</h3>
      <ul>
        {day.operations.map((operation) => (
          <OperationRow key={operation.id} operation={operation} />
        ))}
      </ul>
    </div>
  ));
}
