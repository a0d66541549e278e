import { useSyncExternalStore } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';
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
  const translate = useTranslate();
  return useMatches(condition) ? (
    <Tag tone="positive" icon="check">
      {translate({ ru: 'сейчас', uz: 'hozir' })}
    </Tag>
  ) : (
    <Tag>{translate({ ru: 'нет', uz: 'yoʻq' })}</Tag>
  );
}

/** The custom media queries, which replace mixins, each with its current result. */
export function Mixins() {
  const translate = useTranslate();
  return (
    <Table
      caption={translate({ ru: 'Условия показа', uz: 'Koʻrsatish shartlari' })}
      rows={CUSTOM_MEDIA_RULES}
      rowKey={({ name }) => name}
      layout="cards"
      columns={[
        {
          key: 'name',
          header: translate({ ru: 'Имя', uz: 'Nomi' }),
          rowHeader: true,
          cell: ({ name }) => <code>{name}</code>,
        },
        {
          key: 'condition',
          header: translate({ ru: 'Условие', uz: 'Shart' }),
          cell: ({ condition }) => <code>{condition}</code>,
        },
        {
          key: 'matches',
          header: translate({ ru: 'На этом экране', uz: 'Shu ekranda' }),
          cell: ({ condition }) => <Matches condition={condition} />,
        },
      ]}
    />
  );
}
