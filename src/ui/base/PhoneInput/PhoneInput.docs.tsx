import { useState } from 'react';
import { fieldPropDocs, optionalDocs } from '#src/ui/base/Field/field-prop-docs.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { COUNTRIES } from './countries.ts';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

type DemoProps = Omit<PhoneInputProps, 'onChange'>;

function PhoneInputDemo({ value: initial, ...props }: DemoProps) {
  const [value, setValue] = useState(initial);
  return <PhoneInput {...props} value={value} onChange={setValue} />;
}

export const docs = describeComponent<DemoProps>({
  id: 'phone-input',
  title: 'PhoneInput',
  summary: {
    ru: 'Телефон одной из двенадцати стран программы. Номер можно набрать, вставить или подставить в любом привычном виде, форма получает его как +79161234567.',
    uz: 'Dasturdagi oʻn ikki mamlakatdan birining telefoni. Raqamni odatdagi istalgan koʻrinishda yozish yoki qoʻyish mumkin, forma uni +998901234567 koʻrinishida oladi.',
  },
  component: PhoneInputDemo,
  printed: (props) => ({ ...props, onChange: () => undefined }),
  examples: [
    {
      id: 'empty',
      title: { ru: 'Пустое', uz: 'Boʻsh' },
      props: (translate) => ({ label: translate({ ru: 'Телефон', uz: 'Telefon' }), value: '' }),
    },
    {
      id: 'filled',
      title: { ru: 'С номером и подсказкой', uz: 'Raqam va izoh bilan' },
      props: (translate) => ({
        label: translate({ ru: 'Телефон', uz: 'Telefon' }),
        hint: translate({ ru: 'На него придёт код из СМС', uz: 'Unga SMS orqali kod keladi' }),
        value: '+79161234567',
      }),
    },
    {
      id: 'other-country',
      title: { ru: 'Другая страна', uz: 'Boshqa mamlakat' },
      note: {
        ru: 'Страна узнаётся по вставленному номеру, её можно и выбрать. Код +7 у России и Казахстана общий: остаётся выбранная.',
        uz: 'Mamlakat qoʻyilgan raqamdan aniqlanadi, uni tanlash ham mumkin. +7 kodi Rossiya va Qozogʻistonda bir xil: tanlangani qoladi.',
      },
      props: (translate) => ({
        label: translate({ ru: 'Телефон друга', uz: 'Doʻstingizning telefoni' }),
        value: '+998901234567',
      }),
    },
    {
      id: 'error',
      title: { ru: 'С ошибкой', uz: 'Xato bilan' },
      props: (translate) => ({
        label: translate({ ru: 'Телефон', uz: 'Telefon' }),
        error: translate({
          ru: 'В номере не хватает цифр',
          uz: 'Raqamda sonlar yetishmayapti',
        }),
        value: '+7 916 123',
      }),
    },
    {
      id: 'read-only',
      title: { ru: 'Только для чтения', uz: 'Faqat oʻqish uchun' },
      props: (translate) => ({
        label: translate({ ru: 'Телефон из договора', uz: 'Shartnomadagi telefon' }),
        value: '+375291234567',
        readOnly: true,
      }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступно', uz: 'Faol emas' },
      props: (translate) => ({
        label: translate({ ru: 'Телефон', uz: 'Telefon' }),
        value: '+79161234567',
        disabled: true,
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        label: translate({
          ru: 'Телефон, по которому с тобой свяжется персональный менеджер программы',
          uz: 'Dasturning shaxsiy menejeri siz bilan bogʻlanadigan telefon raqami',
        }),
        optional: translate({ ru: 'если отличается от основного', uz: 'asosiysidan farq qilsa' }),
        value: '+380501234567',
      }),
    },
  ],
  props: {
    value: {
      type: 'string',
      required: true,
      meaning: {
        ru: 'Номер как +79161234567; пока не хватает цифр, текст с кодом страны',
        uz: 'Raqam +998901234567 koʻrinishida; sonlar yetishmaguncha, mamlakat kodi bilan matn',
      },
    },
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Чей телефон', uz: 'Kimning telefoni' },
      control: { kind: 'text' },
    },
    defaultCountry: {
      type: COUNTRIES.map((country) => `'${country}'`).join(' | '),
      default: "'RU'",
      meaning: { ru: 'Страна пустого поля', uz: 'Boʻsh maydondagi mamlakat' },
    },
    ...fieldPropDocs,
    optional: optionalDocs,
  },
  keyboard: [
    {
      keys: '0–9',
      does: {
        ru: 'Пишет цифру; лишние 8, 0 или код страны уходят, когда номер набран',
        uz: 'Raqam yozadi; ortiqcha 8, 0 yoki mamlakat kodi raqam toʻliq yozilganda olib tashlanadi',
      },
    },
    {
      keys: '+',
      does: {
        ru: 'В начале: дальше идёт код, он выбирает страну',
        uz: 'Boshida: keyin kod yoziladi va u mamlakatni tanlaydi',
      },
    },
    {
      keys: 'Backspace, Delete',
      does: {
        ru: 'Стирает цифру перед курсором или после него, минуя пробел',
        uz: 'Boʻsh joyni oʻtkazib, kursordan oldingi yoki keyingi raqamni oʻchiradi',
      },
    },
    {
      keys: '↑ ↓, А–Я',
      does: {
        ru: 'На коде страны: стрелки и первые буквы выбирают страну, Tab переходит к номеру',
        uz: 'Mamlakat kodida: strelkalar va bosh harflar mamlakatni tanlaydi, Tab raqamga oʻtadi',
      },
    },
  ],
});
