import { useSay } from '#src/i18n/bilingual.ts';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { Table } from '#src/ui/base/Table/Table.tsx';
import { words } from './words.ts';

/** The component's own properties; those of its native element are passed on besides. */
export function PropsTable({ props }: Pick<ComponentDocs, 'props'>) {
  const say = useSay();
  return (
    <div data-reference>
      <Table
        caption={say(words.props)}
        rows={props}
        rowKey={({ name }) => name}
        layout="cards"
        columns={[
          {
            key: 'name',
            header: say(words.property),
            rowHeader: true,
            cell: ({ name }) => <code>{name}</code>,
          },
          { key: 'type', header: say(words.type), cell: ({ type }) => <code>{type}</code> },
          {
            key: 'default',
            header: say(words.byDefault),
            cell: (row) => (row.required ? say(words.required) : <code>{row.default ?? '–'}</code>),
          },
          { key: 'meaning', header: say(words.meaning), cell: ({ meaning }) => say(meaning) },
        ]}
      />
    </div>
  );
}
