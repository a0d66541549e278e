import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { Column, Sort } from './table-types.ts';

interface SortStatusProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
}

/** Announces the order of the rows after a header is pressed. */
export function SortStatus<Row>({ columns, sort }: SortStatusProps<Row>) {
  const { t } = useTranslation('kit');
  const column = columns.find(({ key }) => key === sort?.key);
  return (
    <div role="status">
      {column && sort && (
        <VisuallyHidden>{t(`table.${sort.direction}`, { column: column.header })}</VisuallyHidden>
      )}
    </div>
  );
}
