import { useTranslate } from '#src/i18n/bilingual.ts';
import { Table } from '#src/ui/base/Table/Table.tsx';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { pageTexts } from './page-texts.ts';

/** The component's own properties; it also accepts those of its native element. */
export function PropsTable({ props }: Pick<ComponentDocs, 'props'>) {
  const translate = useTranslate();
  return (
    <div data-reference>
      <Table
        caption={translate(pageTexts.props)}
        rows={props}
        rowKey={({ name }) => name}
        layout="cards"
        columns={[
          {
            key: 'name',
            header: translate(pageTexts.property),
            rowHeader: true,
            cell: ({ name }) => <code>{name}</code>,
          },
          {
            key: 'type',
            header: translate(pageTexts.type),
            cell: ({ type }) => <code>{type}</code>,
          },
          {
            key: 'default',
            header: translate(pageTexts.byDefault),
            cell: (row) =>
              row.required ? translate(pageTexts.required) : <code>{row.default ?? '–'}</code>,
          },
          {
            key: 'meaning',
            header: translate(pageTexts.meaning),
            cell: ({ meaning }) => translate(meaning),
          },
        ]}
      />
    </div>
  );
}
