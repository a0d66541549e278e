import { Table } from '#src/ui/base/Table/Table.tsx';
import type { PropDocs } from '#src/ui/docs/prop-docs.ts';

/** The component's own properties; it also accepts those of its native element. */
export function PropsTable({ props }: { props: readonly PropDocs[] }) {
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
            // Comments in the code are English.
            cell: ({ meaning }) => <span lang="en">{meaning}</span>,
          },
        ]}
      />
    </div>
  );
}
