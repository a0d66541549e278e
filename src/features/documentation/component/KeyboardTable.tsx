import { useTranslate } from '#src/i18n/bilingual.ts';
import type { KeyDocs } from '#src/ui/docs/component-docs.tsx';
import { Table } from '#src/ui/base/Table/Table.tsx';
import { pageTexts } from './page-texts.ts';

/** Keys that work while the component has the focus. */
export function KeyboardTable({ rows }: { rows: readonly KeyDocs[] }) {
  const translate = useTranslate();
  return (
    <div data-reference>
      <Table
        caption={translate(pageTexts.keyboard)}
        rows={rows}
        rowKey={({ keys }) => keys}
        layout="cards"
        columns={[
          {
            key: 'keys',
            header: translate(pageTexts.keys),
            rowHeader: true,
            cell: ({ keys }) => <kbd>{keys}</kbd>,
          },
          { key: 'does', header: translate(pageTexts.does), cell: ({ does }) => translate(does) },
        ]}
      />
    </div>
  );
}
