import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Input } from './Input.tsx';

export const docs = describeComponent({
  title: 'Input',
  summary:
    'Одна строка текста с подписью, подсказкой и ошибкой. Ошибка говорит, что сделать; введённое никогда не пропадает.',
  keywords: 'поле, ввод',
  component: Input,
  keyboard: {
    Enter: 'Отправить форму',
    Escape: 'Очистить поиск',
  },
})
  .example('empty', 'Пустое', (translate) => ({
    label: translate({ ru: 'Имя', uz: 'Ism' }),
    autoComplete: 'given-name',
  }))
  .example('hint', 'С подсказкой', (translate) => ({
    label: translate({ ru: 'Номер договора', uz: 'Shartnoma raqami' }),
    hint: translate({
      ru: 'Он на первой странице договора',
      uz: 'U shartnomaning birinchi betida',
    }),
    defaultValue: 'Д-1-4201/24',
  }))
  .example('error', 'С ошибкой', (translate) => ({
    label: translate({ ru: 'Имя', uz: 'Ism' }),
    error: translate({ ru: 'Имя пишется без цифр', uz: 'Ism raqamsiz yoziladi' }),
    defaultValue: 'Дарья7',
  }))
  .example('search', 'Поиск', (translate) => ({
    label: translate({ ru: 'Поиск по каталогу', uz: 'Katalogdan qidirish' }),
    placeholder: translate({ ru: 'Например, худи', uz: 'Masalan, xudi' }),
    hidesLabel: true,
    icon: 'search',
    type: 'search',
  }))
  .note('Подпись читает программа экранного доступа, глазами её заменяют значок и пример.')
  .example('optional', 'Необязательное', (translate) => ({
    label: translate({ ru: 'Отчество', uz: 'Otasining ismi' }),
    optional: translate({ ru: 'если есть', uz: 'boʻlsa' }),
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Почта', uz: 'Pochta' }),
    defaultValue: 'darya@example.test',
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Как в паспорте: имя, которое не помещается в одну строку на узком экране',
      uz: 'Pasportdagidek: tor ekranda bir qatorga sigʻmaydigan ism',
    }),
    defaultValue: 'Абдурахмангаджиева-Константинопольская Екатерина',
  }));
