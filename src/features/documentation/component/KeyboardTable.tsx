import { useSay } from '#src/i18n/bilingual.ts';
import type { KeyDocs } from '#src/ui/docs/component-docs.tsx';
import { Table } from '#src/ui/base/Table/Table.tsx';
import { words } from './words.ts';

/** What each key does while the component has the focus. */
export function KeyboardTable({ rows }: { rows: readonly KeyDocs[] }) {
  const say = useSay();
  return (
    <div data-reference>
      <Table
        caption={say(words.keyboard)}
        rows={rows}
        rowKey={({ keys }) => keys}
        layout="cards"
        columns={[
          {
            key: 'keys',
            header: say(words.keys),
            rowHeader: true,
            cell: ({ keys }) => <kbd>{keys}</kbd>,
          },
          { key: 'does', header: say(words.does), cell: ({ does }) => say(does) },
        ]}
      />
    </div>
  );
}
