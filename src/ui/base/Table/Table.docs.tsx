import { useState } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import type { Column, Sort } from './table-types.ts';
import { Table, type TableProps } from './Table.tsx';

interface Charge {
  readonly id: number;
  readonly what: string;
  /** ISO date. */
  readonly at: string;
  /** Whole coins. */
  readonly amount: number;
}

function Day({ at }: { at: string }) {
  return useFormat().date(at);
}

const columns = (translate: Translate, sortable = false): readonly Column<Charge>[] => [
  { key: 'what', header: translate({ ru: 'Операция', uz: 'Amal' }), cell: ({ what }) => what },
  {
    key: 'at',
    header: translate({ ru: 'Дата', uz: 'Sana' }),
    cell: ({ at }) => <Day at={at} />,
    sortable,
  },
  {
    key: 'amount',
    header: translate({ ru: 'Сумма', uz: 'Miqdor' }),
    align: 'end',
    cell: ({ amount }) => <Coins amount={amount} size="small" signed />,
    sortable,
  },
];

const charges = (translate: Translate): readonly Charge[] => [
  { id: 3, what: translate({ ru: 'Худи', uz: 'Xudi' }), at: '2026-11-12', amount: -1200 },
  {
    id: 2,
    what: translate({ ru: 'Друг оплатил', uz: 'Doʻst toʻladi' }),
    at: '2026-11-05',
    amount: 5000,
  },
  {
    id: 1,
    what: translate({ ru: 'Термокружка', uz: 'Termokrujka' }),
    at: '2026-10-28',
    amount: -640,
  },
];

const table = (translate: Translate) => ({
  caption: translate({ ru: 'Движения за месяц', uz: 'Oylik harakatlar' }),
  columns: columns(translate),
  rows: charges(translate),
  rowKey: ({ id }: Charge) => id,
  empty: {
    picture: 'ledger' as const,
    title: translate({ ru: 'Движений пока нет', uz: 'Hozircha harakat yoʻq' }),
    text: translate({
      ru: 'Они появятся после первого начисления.',
      uz: 'Ular birinchi hisoblashdan keyin koʻrinadi.',
    }),
  },
});

/** Sorts the rows, which is the parent's task. */
function TableDemo({ sort: first, ...rest }: TableProps<Charge>) {
  const [sort, setSort] = useState<Sort | undefined>(first);
  const factor = sort?.direction === 'descending' ? -1 : 1;
  const value = ({ at, amount }: Charge) => (sort?.key === 'at' ? Date.parse(at) : amount);
  const rows = sort ? rest.rows.toSorted((a, b) => factor * (value(a) - value(b))) : rest.rows;
  return <Table {...rest} rows={rows} sort={sort} onSort={setSort} />;
}

export const docs = describeComponent<TableProps<Charge>>({
  title: 'Table',
  summary:
    'Строки и столбцы с заголовками. На телефоне прокручивается вбок или складывается в карточки.',
  keywords: 'таблица',
  component: TableDemo,
  keyboard: {
    Tab: 'К заголовкам, которые сортируют, и к таблице, которая шире экрана',
    'Enter, Space': 'Сортирует; ещё раз — наоборот',
    '← →': 'Прокручивает широкую таблицу',
  },
})
  .example('scroll', 'Обычная', (translate) => table(translate))
  .example('sorted', 'С сортировкой', (translate) => ({
    ...table(translate),
    columns: columns(translate, true),
    sort: { key: 'at', direction: 'descending' },
  }))
  .note('Нажми на заголовок со стрелкой: повторное нажатие меняет направление.')
  .example('cards', 'Карточки на телефоне', (translate) => ({
    ...table(translate),
    columns: columns(translate, true),
    layout: 'cards',
    sort: { key: 'at', direction: 'descending' },
  }))
  .note('Для строк, которые читают по одной; сравнивать столбцы удобнее в обычной.')
  .example('loading', 'Загружается', (translate) => ({
    ...table(translate),
    rows: [],
    loading: true,
  }))
  .example('loading-cards', 'Загружаются карточки', (translate) => ({
    ...table(translate),
    rows: [],
    loading: true,
    layout: 'cards',
  }))
  .example('empty', 'Пустая', (translate) => ({ ...table(translate), rows: [] }))
  .example('long-text', 'Длинный текст', (translate) => ({
    ...table(translate),
    layout: 'cards',
    rows: [
      {
        id: 9,
        what: translate({
          ru: 'Частичная оплата второго семестра по дополнительному соглашению Д-1-4201/24-000000000000000001',
          uz: 'Ikkinchi semestr uchun qoʻshimcha kelishuv boʻyicha qisman toʻlov D-1-4201/24-000000000000000001',
        }),
        at: '2026-09-01',
        amount: -1_250_000,
      },
      ...charges(translate),
    ],
  }));
