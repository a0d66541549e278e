import type { Say } from '#src/i18n/bilingual.ts';
import { fieldPropDocs, optionalDocs } from '#src/ui/base/Field/field-prop-docs.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Select } from './Select.tsx';

const topics = (say: Say) => [
  { value: 'card', label: say({ ru: 'Карта', uz: 'Karta' }) },
  { value: 'orders', label: say({ ru: 'Заказы', uz: 'Buyurtmalar' }) },
  { value: 'friends', label: say({ ru: 'Приглашения друзей', uz: 'Doʻstlarni taklif qilish' }) },
  { value: 'other', label: say({ ru: 'Другое', uz: 'Boshqa' }) },
];

const places = (say: Say) => [
  {
    label: say({ ru: 'Москва', uz: 'Moskva' }),
    options: [
      {
        value: 'sokol',
        label: say({ ru: 'Ленинградский проспект, 80', uz: 'Leningrad shohkoʻchasi, 80' }),
      },
      { value: 'izmailovo', label: say({ ru: 'Измайловский вал, 2', uz: 'Izmaylovo vali, 2' }) },
    ],
  },
  {
    label: say({ ru: 'Ташкент', uz: 'Toshkent' }),
    options: [
      {
        value: 'yunusobod',
        label: say({ ru: 'Улица Амира Темура, 107', uz: 'Amir Temur koʻchasi, 107' }),
      },
      {
        value: 'chilonzor',
        label: say({ ru: 'Чиланзар (на ремонте)', uz: 'Chilonzor (taʼmirda)' }),
        disabled: true,
      },
    ],
  },
];

const sorting = (say: Say) => [
  { value: 'new', label: say({ ru: 'Сначала новые', uz: 'Avval yangilari' }) },
  { value: 'cheap', label: say({ ru: 'Сначала дешёвые', uz: 'Avval arzonlari' }) },
];

export const docs = describeComponent({
  id: 'select',
  title: 'Select',
  summary: {
    ru: 'Один вариант из многих. Список открывает сам браузер: на телефоне это привычное колесо или лист.',
    uz: 'Koʻpdan bitta variant. Roʻyxatni brauzerning oʻzi ochadi: telefonda bu odatdagi gʻildirak yoki varaq.',
  },
  component: Select,
  examples: [
    {
      id: 'placeholder',
      title: { ru: 'Ещё не выбрано', uz: 'Hali tanlanmagan' },
      props: (say) => ({
        label: say({ ru: 'Тема обращения', uz: 'Murojaat mavzusi' }),
        placeholder: say({ ru: 'Выбери тему', uz: 'Mavzuni tanlang' }),
        options: topics(say),
      }),
    },
    {
      id: 'groups',
      title: { ru: 'С группами и подсказкой', uz: 'Guruhlar va izoh bilan' },
      props: (say) => ({
        label: say({ ru: 'Где заберёшь', uz: 'Qayerdan olasiz' }),
        hint: say({ ru: 'Будни с 10 до 18', uz: 'Ish kunlari 10 dan 18 gacha' }),
        defaultValue: 'izmailovo',
        options: places(say),
      }),
    },
    {
      id: 'small',
      title: { ru: 'Маленький, для фильтров', uz: 'Kichik, filtrlar uchun' },
      props: (say) => ({
        label: say({ ru: 'Порядок', uz: 'Tartib' }),
        hidesLabel: true,
        size: 'small' as const,
        options: sorting(say),
      }),
    },
    {
      id: 'error',
      title: { ru: 'С ошибкой', uz: 'Xato bilan' },
      props: (say) => ({
        label: say({ ru: 'Тема обращения', uz: 'Murojaat mavzusi' }),
        error: say({
          ru: 'Выбери тему, чтобы обращение попало к нужному человеку',
          uz: 'Murojaat kerakli odamga borishi uchun mavzuni tanlang',
        }),
        placeholder: say({ ru: 'Выбери тему', uz: 'Mavzuni tanlang' }),
        options: topics(say),
      }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступно', uz: 'Faol emas' },
      props: (say) => ({
        label: say({ ru: 'Тема обращения', uz: 'Murojaat mavzusi' }),
        options: topics(say),
        disabled: true,
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (say) => ({
        label: say({ ru: 'Направление', uz: 'Yoʻnalish' }),
        optional: say({ ru: 'необязательно', uz: 'majburiy emas' }),
        options: [
          {
            value: 'it',
            label: say({
              ru: 'Информационные системы и технологии в управлении предприятием',
              uz: 'Korxonani boshqarishda axborot tizimlari va texnologiyalari',
            }),
          },
        ],
      }),
    },
  ],
  props: {
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Что выбирают', uz: 'Nima tanlanadi' },
      control: { kind: 'text' },
    },
    options: {
      type: '(SelectOption | SelectGroup)[]',
      required: true,
      meaning: {
        ru: 'Варианты { value, label, disabled? } или группы { label, options }',
        uz: 'Variantlar { value, label, disabled? } yoki guruhlar { label, options }',
      },
    },
    placeholder: {
      type: 'string',
      meaning: {
        ru: 'Просьба выбрать; сам этот вариант выбрать нельзя',
        uz: 'Tanlashga taklif; uning oʻzini tanlab boʻlmaydi',
      },
      control: { kind: 'text' },
    },
    size: {
      type: "'medium' | 'small'",
      default: "'medium'",
      meaning: { ru: 'Высота: 48 или 44 px', uz: 'Balandlik: 48 yoki 44 px' },
      control: { kind: 'choice', options: ['medium', 'small'] },
    },
    ...fieldPropDocs,
    optional: optionalDocs,
  },
  keyboard: [
    {
      keys: '↑ ↓',
      does: { ru: 'Предыдущий или следующий вариант', uz: 'Oldingi yoki keyingi variant' },
    },
    { keys: 'Space', does: { ru: 'Открыть список', uz: 'Roʻyxatni ochish' } },
    { keys: 'Enter', does: { ru: 'Выбрать в списке', uz: 'Roʻyxatdan tanlash' } },
    { keys: 'Escape', does: { ru: 'Закрыть без выбора', uz: 'Tanlamay yopish' } },
    { keys: 'А–Я', does: { ru: 'К варианту на эту букву', uz: 'Shu harfli variantga' } },
  ],
});
