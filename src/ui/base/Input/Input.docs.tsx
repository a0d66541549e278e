import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Input } from './Input.tsx';

export const docs = describeComponent({
  title: 'Input',
  summary:
    'Одна строка текста с подписью, подсказкой и ошибкой. Ошибка говорит, что сделать; введённое никогда не пропадает.',
  keywords: 'поле, ввод',
  component: Input,
  examples: [
    {
      id: 'empty',
      title: 'Пустое',
      props: (translate) => ({
        label: translate({ ru: 'Имя', uz: 'Ism' }),
        autoComplete: 'given-name',
      }),
    },
    {
      id: 'hint',
      title: 'С подсказкой',
      props: (translate) => ({
        label: translate({ ru: 'Номер договора', uz: 'Shartnoma raqami' }),
        hint: translate({
          ru: 'Он на первой странице договора',
          uz: 'U shartnomaning birinchi betida',
        }),
        defaultValue: 'Д-1-4201/24',
      }),
    },
    {
      id: 'error',
      title: 'С ошибкой',
      props: (translate) => ({
        label: translate({ ru: 'Имя', uz: 'Ism' }),
        error: translate({ ru: 'Имя пишется без цифр', uz: 'Ism raqamsiz yoziladi' }),
        defaultValue: 'Дарья7',
      }),
    },
    {
      id: 'search',
      title: 'Поиск',
      note: 'Подпись читает программа экранного доступа, глазами её заменяют значок и пример.',
      props: (translate) => ({
        label: translate({ ru: 'Поиск по каталогу', uz: 'Katalogdan qidirish' }),
        placeholder: translate({ ru: 'Например, худи', uz: 'Masalan, xudi' }),
        hidesLabel: true,
        icon: 'search' as const,
        type: 'search',
      }),
    },
    {
      id: 'optional',
      title: 'Необязательное',
      props: (translate) => ({
        label: translate({ ru: 'Отчество', uz: 'Otasining ismi' }),
        optional: translate({ ru: 'если есть', uz: 'boʻlsa' }),
      }),
    },
    {
      id: 'disabled',
      title: 'Недоступно',
      props: (translate) => ({
        label: translate({ ru: 'Почта', uz: 'Pochta' }),
        defaultValue: 'darya@example.test',
        disabled: true,
      }),
    },
    {
      id: 'long-text',
      title: 'Длинный текст',
      props: (translate) => ({
        label: translate({
          ru: 'Как в паспорте: имя, которое не помещается в одну строку на узком экране',
          uz: 'Pasportdagidek: tor ekranda bir qatorga sigʻmaydigan ism',
        }),
        defaultValue: 'Абдурахмангаджиева-Константинопольская Екатерина',
      }),
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Отправить форму' },
    { keys: 'Escape', does: 'Очистить поиск' },
  ],
});
