import { Table } from '#src/ui/base/Table/Table.tsx';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';

/** The component's own properties; it also accepts those of its native element. */
export function PropsTable({ props }: Pick<ComponentDocs, 'props'>) {
  return (
    <div data-reference>
      <Table
        caption="Свойства"
        rows={props}
        rowKey={({ name }) => name}
        layout="cards"
        columns={[
          {
            key: 'name',
            header: 'Свойство',
            rowHeader: true,
            cell: ({ name }) => <code>{name}</code>,
          },
          {
            key: 'type',
            header: 'Тип',
            cell: ({ type }) => <code>{type}</code>,
          },
          {
            key: 'default',
            header: 'По умолчанию',
            cell: (row) => (row.required ? 'обязательно' : <code>{row.default ?? '–'}</code>),
          },
          {
            key: 'meaning',
            header: 'Смысл',
            cell: ({ meaning }) => meaning,
          },
        ]}
      />
    </div>
  );
}
