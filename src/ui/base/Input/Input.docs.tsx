import { fieldPropDocs, optionalDocs } from '#src/ui/base/Field/field-prop-docs.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Input } from './Input.tsx';

export const docs = describeComponent({
  id: 'input',
  title: 'Input',
  summary: {
    ru: 'Одна строка текста с подписью, подсказкой и ошибкой. Ошибка говорит, что сделать; введённое никогда не пропадает.',
    uz: 'Sarlavhasi, izohi va xatosi bor bir qatorli matn. Xato nima qilish kerakligini aytadi; yozilgani hech qachon yoʻqolmaydi.',
  },
  component: Input,
  examples: [
    {
      id: 'empty',
      title: { ru: 'Пустое', uz: 'Boʻsh' },
      props: (translate) => ({
        label: translate({ ru: 'Имя', uz: 'Ism' }),
        autoComplete: 'given-name',
      }),
    },
    {
      id: 'hint',
      title: { ru: 'С подсказкой', uz: 'Izoh bilan' },
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
      title: { ru: 'С ошибкой', uz: 'Xato bilan' },
      props: (translate) => ({
        label: translate({ ru: 'Имя', uz: 'Ism' }),
        error: translate({ ru: 'Имя пишется без цифр', uz: 'Ism raqamsiz yoziladi' }),
        defaultValue: 'Дарья7',
      }),
    },
    {
      id: 'search',
      title: { ru: 'Поиск', uz: 'Qidiruv' },
      note: {
        ru: 'Подпись читает программа экранного доступа, глазами её заменяют значок и пример.',
        uz: 'Sarlavhani ekran oʻquvchi dastur oʻqiydi, koʻzga uni belgi va misol bildiradi.',
      },
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
      title: { ru: 'Необязательное', uz: 'Majburiy emas' },
      props: (translate) => ({
        label: translate({ ru: 'Отчество', uz: 'Otasining ismi' }),
        optional: translate({ ru: 'если есть', uz: 'boʻlsa' }),
      }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступно', uz: 'Faol emas' },
      props: (translate) => ({
        label: translate({ ru: 'Почта', uz: 'Pochta' }),
        defaultValue: 'darya@example.test',
        disabled: true,
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        label: translate({
          ru: 'Как в паспорте: имя, которое не помещается в одну строку на узком экране',
          uz: 'Pasportdagidek: tor ekranda bir qatorga sigʻmaydigan ism',
        }),
        defaultValue: 'Абдурахмангаджиева-Константинопольская Екатерина',
      }),
    },
  ],
  props: {
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Что вводят', uz: 'Nima yoziladi' },
      control: { kind: 'text' },
    },
    icon: {
      type: 'IconName',
      meaning: { ru: 'Значок того, что вводят', uz: 'Yoziladigan narsa belgisi' },
      control: { kind: 'choice', options: ['search', 'mail', 'phone', 'user-round'] },
    },
    ...fieldPropDocs,
    optional: optionalDocs,
  },
  keyboard: [
    { keys: 'Enter', does: { ru: 'Отправить форму', uz: 'Shaklni yuborish' } },
    { keys: 'Escape', does: { ru: 'Очистить поиск', uz: 'Qidiruvni tozalash' } },
  ],
});
