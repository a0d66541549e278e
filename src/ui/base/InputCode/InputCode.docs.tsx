import { useState } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { InputCode, type InputCodeProps } from './InputCode.tsx';

/** Shows the code that the component reports. */
function InputCodeDemo(props: InputCodeProps) {
  const translate = useTranslate();
  const [code, setCode] = useState<string>();
  return (
    <div className="stack">
      <InputCode {...props} onComplete={setCode} />
      {code !== undefined && (
        <output className="small muted">
          <span>{translate({ ru: 'Код отдан форме:', uz: 'Kod shaklga berildi:' })}</span>{' '}
          <span className="tabular">{code}</span>
        </output>
      )}
    </div>
  );
}

export const docs = describeComponent({
  title: 'InputCode',
  summary:
    'Код подтверждения из шести цифр. Его можно напечатать, вставить из письма («123 456») или получить из СМС.',
  keywords: 'код из СМС',
  component: InputCodeDemo,
  keyboard: {
    '0–9': 'Следующая цифра',
    Backspace: 'Стереть цифру',
    '← →': 'К соседней цифре',
    'Ctrl+V': 'Вставить код из любого текста',
  },
})
  .example('empty', 'Пустое', (translate) => ({
    label: translate({ ru: 'Код из СМС', uz: 'SMSdagi kod' }),
    hint: translate({
      ru: 'Отправили на +7 916 ···-··-67',
      uz: '+998 90 ···-··-67 raqamiga yuborildi',
    }),
  }))
  .example('partly', 'Введена часть', (translate) => ({
    label: translate({ ru: 'Код из СМС', uz: 'SMSdagi kod' }),
    defaultValue: '482',
  }))
  .example('error', 'Код не подошёл', (translate) => ({
    label: translate({ ru: 'Код из письма', uz: 'Xatdagi kod' }),
    error: translate({
      ru: 'Код не подошёл. Проверь цифры, осталось 3 попытки',
      uz: 'Kod toʻgʻri kelmadi. Raqamlarni tekshiring, 3 ta urinish qoldi',
    }),
    defaultValue: '482913',
  }))
  .note('Цифры остаются на месте. Если фокус в поле, они выделены: новая цифра начнёт код заново.')
  .example('busy', 'Проверяется', (translate) => ({
    label: translate({ ru: 'Код из письма', uz: 'Xatdagi kod' }),
    defaultValue: '482913',
    busy: true,
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Код из письма', uz: 'Xatdagi kod' }),
    hint: translate({
      ru: 'Попытки закончились, запроси новый код',
      uz: 'Urinishlar tugadi, yangi kod soʻrang',
    }),
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Код подтверждения нового адреса электронной почты',
      uz: 'Yangi elektron pochta manzilini tasdiqlash kodi',
    }),
    hint: translate({
      ru: 'Письмо пришло на konstantinopolskaya.ekaterina@student.university.example.test, загляни и в «Спам»',
      uz: 'Xat konstantinopolskaya.ekaterina@student.university.example.test manziliga keldi, “Spam”ga ham qarang',
    }),
  }));
