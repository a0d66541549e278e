import { useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

type DemoProps = Omit<DatePickerProps, 'onChange'>;

function DatePickerDemo({ value: initial, ...props }: DemoProps) {
  const [value, setValue] = useState(initial);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}

export const docs = describeComponent<DemoProps>({
  title: 'DatePicker',
  summary:
    'Дата: набрать цифрами, вставить в любом привычном виде или выбрать в календаре браузера. Форма получает готовый день или ничего.',
  keywords: 'дата, календарь',
  component: DatePickerDemo,
  printed: (props) => ({ ...props, onChange: () => undefined }),
  keyboard: {
    '0–9': 'Пишет цифру, точки ставятся сами; в полной дате заменяет следующую цифру',
    '. / -': 'Заканчивает день или месяц из одной цифры: «5.» станет «05.»',
    'Backspace, Delete': 'Стирает цифру перед курсором или после него, минуя точку',
    'Tab, Enter': 'Tab переходит к кнопке календаря, Enter на ней открывает календарь браузера',
  },
})
  .example('empty', 'Пустое', (translate) => ({
    label: translate({ ru: 'Дата рождения', uz: 'Tugʻilgan sana' }),
    value: null,
    autoComplete: 'bday',
    min: '1906-01-01',
    max: '2012-12-31',
  }))
  .example('filled', 'С датой и подсказкой', (translate) => ({
    label: translate({ ru: 'Дата рождения', uz: 'Tugʻilgan sana' }),
    hint: translate({ ru: 'Как в паспорте', uz: 'Pasportdagidek' }),
    value: '2004-02-29',
  }))
  .example('error', 'С ошибкой', (translate) => ({
    label: translate({ ru: 'Дата рождения', uz: 'Tugʻilgan sana' }),
    error: translate({
      ru: 'Карту выдают с 14 лет. Проверь год рождения',
      uz: 'Karta 14 yoshdan beriladi. Tugʻilgan yilingizni tekshiring',
    }),
    value: '2021-11-05',
  }))
  .example('read-only', 'Только для чтения', (translate) => ({
    label: translate({ ru: 'Карта действует с', uz: 'Karta amal qila boshlagan sana' }),
    value: '2026-09-01',
    readOnly: true,
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Дата рождения', uz: 'Tugʻilgan sana' }),
    value: '2004-02-29',
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Дата рождения друга, которого ты приглашаешь учиться вместе с собой',
      uz: 'Oʻzingiz bilan birga oʻqishga taklif qilayotgan doʻstingizning tugʻilgan sanasi',
    }),
    hint: translate({
      ru: 'Если не помнишь точно, спроси у друга: по этой дате мы начислим ему подарок ко дню рождения',
      uz: 'Aniq eslay olmasangiz, doʻstingizdan soʻrang: shu sanaga qarab unga tugʻilgan kuni uchun sovgʻa beramiz',
    }),
    value: '1999-12-31',
  }));
