import { useSyncExternalStore } from 'react';
import { Table } from '#src/ui/base/Table/Table.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { CUSTOM_MEDIA_RULES } from './style-sheets.ts';

function useMatches(condition: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(condition).matches,
  );
}

/** Shows whether a condition currently holds. */
function Matches({ condition }: { condition: string }) {
  return useMatches(condition) ? (
    <Tag tone="positive" icon="check">
      сейчас
    </Tag>
  ) : (
    <Tag>нет</Tag>
  );
}

/** The custom media queries, which replace mixins, each with its current result. */
export function Mixins() {
  return (
    <Table
      caption="Условия показа"
      rows={CUSTOM_MEDIA_RULES}
      rowKey={({ name }) => name}
      layout="cards"
      columns={[
        {
          key: 'name',
          header: 'Имя',
          rowHeader: true,
          cell: ({ name }) => <code>{name}</code>,
        },
        {
          key: 'condition',
          header: 'Условие',
          cell: ({ condition }) => <code>{condition}</code>,
        },
        {
          key: 'matches',
          header: 'На этом экране',
          cell: ({ condition }) => <Matches condition={condition} />,
        },
      ]}
    />
  );
}
