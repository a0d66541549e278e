import { useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

type DemoProps = Omit<PhoneInputProps, 'onChange'>;

function PhoneInputDemo({ value: initial, ...props }: DemoProps) {
  const [value, setValue] = useState(initial);
  return <PhoneInput {...props} value={value} onChange={setValue} />;
}

export const docs = describeComponent<DemoProps>({
  title: 'PhoneInput',
  summary:
    'Телефон одной из двенадцати стран программы. Номер можно набрать, вставить или подставить в любом привычном виде, форма получает его как +79161234567.',
  keywords: 'телефон, номер',
  component: PhoneInputDemo,
  printed: (props) => ({ ...props, onChange: () => undefined }),
  keyboard: {
    '0–9': 'Пишет цифру; лишние 8, 0 или код страны уходят, когда номер набран',
    '+': 'В начале: дальше идёт код, он выбирает страну',
    'Backspace, Delete': 'Стирает цифру перед курсором или после него, минуя пробел',
    '↑ ↓, А–Я': 'На коде страны: стрелки и первые буквы выбирают страну, Tab переходит к номеру',
  },
})
  .example('empty', 'Пустое', (translate) => ({
    label: translate({ ru: 'Телефон', uz: 'Telefon' }),
    value: '',
  }))
  .example('filled', 'С номером и подсказкой', (translate) => ({
    label: translate({ ru: 'Телефон', uz: 'Telefon' }),
    hint: translate({ ru: 'На него придёт код из СМС', uz: 'Unga SMS orqali kod keladi' }),
    value: '+79161234567',
  }))
  .example('other-country', 'Другая страна', (translate) => ({
    label: translate({ ru: 'Телефон друга', uz: 'Doʻstingizning telefoni' }),
    value: '+998901234567',
  }))
  .note(
    'Страна узнаётся по вставленному номеру, её можно и выбрать. Код +7 у России и Казахстана общий: остаётся выбранная.',
  )
  .example('error', 'С ошибкой', (translate) => ({
    label: translate({ ru: 'Телефон', uz: 'Telefon' }),
    error: translate({ ru: 'В номере не хватает цифр', uz: 'Raqamda sonlar yetishmayapti' }),
    value: '+7 916 123',
  }))
  .example('read-only', 'Только для чтения', (translate) => ({
    label: translate({ ru: 'Телефон из договора', uz: 'Shartnomadagi telefon' }),
    value: '+375291234567',
    readOnly: true,
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Телефон', uz: 'Telefon' }),
    value: '+79161234567',
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Телефон, по которому с тобой свяжется персональный менеджер программы',
      uz: 'Dasturning shaxsiy menejeri siz bilan bogʻlanadigan telefon raqami',
    }),
    optional: translate({ ru: 'если отличается от основного', uz: 'asosiysidan farq qilsa' }),
    value: '+380501234567',
  }));
