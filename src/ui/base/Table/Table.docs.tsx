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
  id: 'table',
  title: 'Table',
  summary: {
    ru: 'Строки и столбцы с заголовками. На телефоне прокручивается вбок или складывается в карточки.',
    uz: 'Sarlavhali satr va ustunlar. Telefonda yon tomonga suriladi yoki kartochkalarga yigʻiladi.',
  },
  component: TableDemo,
  examples: [
    { id: 'scroll', title: { ru: 'Обычная', uz: 'Oddiy' }, props: (translate) => table(translate) },
    {
      id: 'sorted',
      title: { ru: 'С сортировкой', uz: 'Saralash bilan' },
      note: {
        ru: 'Нажми на заголовок со стрелкой: повторное нажатие меняет направление.',
        uz: 'Strelkali sarlavhani bosing: yana bossangiz, yoʻnalish oʻzgaradi.',
      },
      props: (translate) => ({
        ...table(translate),
        columns: columns(translate, true),
        sort: { key: 'at', direction: 'descending' as const },
      }),
    },
    {
      id: 'cards',
      title: { ru: 'Карточки на телефоне', uz: 'Telefonda kartochkalar' },
      note: {
        ru: 'Для строк, которые читают по одной; сравнивать столбцы удобнее в обычной.',
        uz: 'Bittalab oʻqiladigan satrlar uchun; ustunlarni solishtirish oddiysida qulayroq.',
      },
      props: (translate) => ({
        ...table(translate),
        columns: columns(translate, true),
        layout: 'cards' as const,
        sort: { key: 'at', direction: 'descending' as const },
      }),
    },
    {
      id: 'loading',
      title: { ru: 'Загружается', uz: 'Yuklanmoqda' },
      props: (translate) => ({ ...table(translate), rows: [], loading: true }),
    },
    {
      id: 'loading-cards',
      title: { ru: 'Загружаются карточки', uz: 'Kartochkalar yuklanmoqda' },
      props: (translate) => ({
        ...table(translate),
        rows: [],
        loading: true,
        layout: 'cards' as const,
      }),
    },
    {
      id: 'empty',
      title: { ru: 'Пустая', uz: 'Boʻsh' },
      props: (translate) => ({ ...table(translate), rows: [] }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        ...table(translate),
        layout: 'cards' as const,
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
      }),
    },
  ],
  props: {
    caption: {
      type: 'string',
      required: true,
      meaning: { ru: 'Имя таблицы', uz: 'Jadval nomi' },
      control: { kind: 'text' },
    },
    hidesCaption: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Имя слышно, но не видно: когда его уже говорит заголовок',
        uz: 'Nom eshitiladi, koʻrinmaydi: sarlavha uni aytib turganda',
      },
      control: { kind: 'flag' },
    },
    columns: {
      type: 'readonly Column<Row>[]',
      required: true,
      meaning: {
        ru: 'Столбцы: ключ, заголовок, край, ячейка, сортируется ли, называет ли строку',
        uz: 'Ustunlar: kalit, sarlavha, chekka, katak, saralanishi, satr nomi ekani',
      },
    },
    rows: {
      type: 'readonly Row[]',
      required: true,
      meaning: { ru: 'Строки, уже по порядку', uz: 'Tartiblangan satrlar' },
    },
    rowKey: {
      type: '(row: Row) => Key',
      required: true,
      meaning: { ru: 'Ключ строки', uz: 'Satr kaliti' },
    },
    layout: {
      type: "'scroll' | 'cards'",
      default: "'scroll'",
      meaning: { ru: 'Вид уже 768 px', uz: '768 px dan tor koʻrinish' },
      control: { kind: 'choice', options: ['scroll', 'cards'] },
    },
    sort: {
      type: '{ key, direction }',
      meaning: { ru: 'По какому столбцу стоят строки', uz: 'Satrlar qaysi ustun boʻyicha turgani' },
    },
    onSort: {
      type: '(sort: Sort) => void',
      meaning: { ru: 'Нажат заголовок столбца', uz: 'Ustun sarlavhasi bosildi' },
    },
    loading: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Строки в пути; те, что есть, остаются',
        uz: 'Satrlar yoʻlda; borlari joyida qoladi',
      },
      control: { kind: 'flag' },
    },
    skeletonRows: {
      type: 'number',
      default: '3',
      meaning: { ru: 'Для скольких строк держать место', uz: 'Nechta satrga joy saqlanadi' },
      control: { kind: 'number', min: 1, max: 10 },
    },
    empty: {
      type: 'EmptyState properties',
      meaning: { ru: 'Что стоит вместо пустой таблицы', uz: 'Boʻsh jadval oʻrnida nima turadi' },
    },
  },
  keyboard: [
    {
      keys: 'Tab',
      does: {
        ru: 'К заголовкам, которые сортируют, и к таблице, которая шире экрана',
        uz: 'Saralaydigan sarlavhalarga va ekrandan keng jadvalga oʻtadi',
      },
    },
    {
      keys: 'Enter, Space',
      does: { ru: 'Сортирует; ещё раз — наоборот', uz: 'Saralaydi; yana bossangiz — teskarisiga' },
    },
    {
      keys: '← →',
      does: { ru: 'Прокручивает широкую таблицу', uz: 'Keng jadvalni suradi' },
    },
  ],
});
