import { useSyncExternalStore } from 'react';
import { useSay } from '#src/i18n/bilingual.ts';
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

/** Says whether a condition holds on this very screen. */
function Matches({ condition }: { condition: string }) {
  const say = useSay();
  return useMatches(condition) ? (
    <Tag tone="positive" icon="check">
      {say({ ru: 'сейчас', uz: 'hozir' })}
    </Tag>
  ) : (
    <Tag>{say({ ru: 'нет', uz: 'yoʻq' })}</Tag>
  );
}

/** The custom media that stand in for mixins, each with whether it holds right now. */
export function Mixins() {
  const say = useSay();
  return (
    <Table
      caption={say({ ru: 'Условия показа', uz: 'Koʻrsatish shartlari' })}
      rows={CUSTOM_MEDIA_RULES}
      rowKey={({ name }) => name}
      layout="cards"
      columns={[
        {
          key: 'name',
          header: say({ ru: 'Имя', uz: 'Nomi' }),
          rowHeader: true,
          cell: ({ name }) => <code>{name}</code>,
        },
        {
          key: 'condition',
          header: say({ ru: 'Условие', uz: 'Shart' }),
          cell: ({ condition }) => <code>{condition}</code>,
        },
        {
          key: 'matches',
          header: say({ ru: 'На этом экране', uz: 'Shu ekranda' }),
          cell: ({ condition }) => <Matches condition={condition} />,
        },
      ]}
    />
  );
}
