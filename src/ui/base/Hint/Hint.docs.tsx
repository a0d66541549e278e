import { useState } from 'react';
import { useTranslate, type Bilingual } from '#src/i18n/bilingual.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Hint } from './Hint.tsx';

const OPEN_DIALOG: Bilingual = { ru: 'Открыть окно', uz: 'Oynani ochish' };

interface HintDemoProps {
  about: string;
  children: string;
  /** Position of the hint. */
  place?: 'text' | 'end' | 'dialog';
}

/** The hint beside the text that it explains. */
function HintDemo({ about, children, place = 'text' }: HintDemoProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const line = (
    <p style={place === 'end' ? { textAlign: 'end' } : {}}>
      <span>{about}</span> <Hint about={about}>{children}</Hint>
    </p>
  );
  if (place !== 'dialog') return line;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {translate(OPEN_DIALOG)}
      </Button>
      {isOpen && (
        <Dialog title={about} onClose={() => setOpen(false)}>
          {line}
        </Dialog>
      )}
    </>
  );
}

const STATUS: Bilingual = { ru: 'Статус карты', uz: 'Karta holati' };
const STATUS_NOTE: Bilingual = {
  ru: 'Чем больше друзей учится, тем выше доля, которая возвращается на карту.',
  uz: 'Oʻqiyotgan doʻstlar qancha koʻp boʻlsa, kartaga qaytadigan ulush shuncha yuqori.',
};

export const docs = describeComponent({
  title: 'Hint',
  summary:
    'Кнопка «?», которая открывает короткую заметку. Для слова, которое не всем понятно; то, без чего нельзя продолжить, пиши прямо на экране.',
  keywords: 'подсказка',
  component: HintDemo,
  printed: (hint) => ({ ...hint, place: undefined }),
  keyboard: {
    'Enter, Space': 'Открывает и закрывает заметку',
    Escape: 'Закрывает заметку, фокус остаётся на кнопке',
  },
})
  .example('beside-text', 'Рядом с текстом', (translate) => ({
    about: translate(STATUS),
    children: translate(STATUS_NOTE),
  }))
  .example('at-the-edge', 'У края экрана', (translate) => ({
    about: translate(STATUS),
    children: translate(STATUS_NOTE),
    place: 'end',
  }))
  .note('Заметка отодвигается от края сама; снизу места мало — открывается вверх.')
  .example('in-a-dialog', 'В окне', (translate) => ({
    about: translate(STATUS),
    children: translate(STATUS_NOTE),
    place: 'dialog',
  }))
  .note('Escape закрывает сначала заметку, потом окно.')
  .example('long-text', 'Длинный текст', (translate) => ({
    about: translate({
      ru: 'Высококвалифицированное наставничество для первокурсников',
      uz: 'Birinchi kurs talabalari uchun yuqori malakali ustozlik',
    }),
    children: translate({
      ru: 'Наставник отвечает на вопросы об учёбе, помогает собрать документы и подсказывает, к кому идти дальше. Встречи проходят раз в неделю, записаться на них можно до пятницы.',
      uz: 'Ustoz oʻqish haqidagi savollarga javob beradi, hujjatlarni yigʻishga yordam beradi va keyin kimga borishni aytadi. Uchrashuvlar haftada bir marta oʻtadi, ularga jumagacha yozilish mumkin.',
    }),
  }));
