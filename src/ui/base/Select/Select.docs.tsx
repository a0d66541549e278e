import type { Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Select } from './Select.tsx';

const topics = (translate: Translate) => [
  { value: 'card', label: translate({ ru: 'Карта', uz: 'Karta' }) },
  { value: 'orders', label: translate({ ru: 'Заказы', uz: 'Buyurtmalar' }) },
  {
    value: 'friends',
    label: translate({ ru: 'Приглашения друзей', uz: 'Doʻstlarni taklif qilish' }),
  },
  { value: 'other', label: translate({ ru: 'Другое', uz: 'Boshqa' }) },
];

const places = (translate: Translate) => [
  {
    label: translate({ ru: 'Москва', uz: 'Moskva' }),
    options: [
      {
        value: 'sokol',
        label: translate({ ru: 'Ленинградский проспект, 80', uz: 'Leningrad shohkoʻchasi, 80' }),
      },
      {
        value: 'izmailovo',
        label: translate({ ru: 'Измайловский вал, 2', uz: 'Izmaylovo vali, 2' }),
      },
    ],
  },
  {
    label: translate({ ru: 'Ташкент', uz: 'Toshkent' }),
    options: [
      {
        value: 'yunusobod',
        label: translate({ ru: 'Улица Амира Темура, 107', uz: 'Amir Temur koʻchasi, 107' }),
      },
      {
        value: 'chilonzor',
        label: translate({ ru: 'Чиланзар (на ремонте)', uz: 'Chilonzor (taʼmirda)' }),
        disabled: true,
      },
    ],
  },
];

const sorting = (translate: Translate) => [
  { value: 'new', label: translate({ ru: 'Сначала новые', uz: 'Avval yangilari' }) },
  { value: 'cheap', label: translate({ ru: 'Сначала дешёвые', uz: 'Avval arzonlari' }) },
];

export const docs = describeComponent({
  title: 'Select',
  summary:
    'Один вариант из многих. Список открывает сам браузер: на телефоне это привычное колесо или лист.',
  keywords: 'список, выбор',
  component: Select,
  keyboard: {
    '↑ ↓': 'Предыдущий или следующий вариант',
    Space: 'Открыть список',
    Enter: 'Выбрать в списке',
    Escape: 'Закрыть без выбора',
    'А–Я': 'К варианту на эту букву',
  },
})
  .example('placeholder', 'Ещё не выбрано', (translate) => ({
    label: translate({ ru: 'Тема обращения', uz: 'Murojaat mavzusi' }),
    placeholder: translate({ ru: 'Выбери тему', uz: 'Mavzuni tanlang' }),
    options: topics(translate),
  }))
  .example('groups', 'С группами и подсказкой', (translate) => ({
    label: translate({ ru: 'Где заберёшь', uz: 'Qayerdan olasiz' }),
    hint: translate({ ru: 'Будни с 10 до 18', uz: 'Ish kunlari 10 dan 18 gacha' }),
    defaultValue: 'izmailovo',
    options: places(translate),
  }))
  .example('small', 'Маленький, для фильтров', (translate) => ({
    label: translate({ ru: 'Порядок', uz: 'Tartib' }),
    hidesLabel: true,
    size: 'small',
    options: sorting(translate),
  }))
  .example('plain', 'Без рамки', (translate) => ({
    label: translate({ ru: 'Порядок', uz: 'Tartib' }),
    hidesLabel: true,
    size: 'small',
    plain: true,
    options: sorting(translate),
  }))
  .note('Порядок списка рядом с числом найденного: это не поле формы.')
  .example('error', 'С ошибкой', (translate) => ({
    label: translate({ ru: 'Тема обращения', uz: 'Murojaat mavzusi' }),
    error: translate({
      ru: 'Выбери тему, чтобы обращение попало к нужному человеку',
      uz: 'Murojaat kerakli odamga borishi uchun mavzuni tanlang',
    }),
    placeholder: translate({ ru: 'Выбери тему', uz: 'Mavzuni tanlang' }),
    options: topics(translate),
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Тема обращения', uz: 'Murojaat mavzusi' }),
    options: topics(translate),
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({ ru: 'Направление', uz: 'Yoʻnalish' }),
    optional: translate({ ru: 'необязательно', uz: 'majburiy emas' }),
    options: [
      {
        value: 'it',
        label: translate({
          ru: 'Информационные системы и технологии в управлении предприятием',
          uz: 'Korxonani boshqarishda axborot tizimlari va texnologiyalari',
        }),
      },
    ],
  }));
