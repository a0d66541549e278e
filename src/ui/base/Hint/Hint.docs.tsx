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
  id: 'hint',
  title: 'Hint',
  summary: {
    ru: 'Кнопка «?», которая открывает короткую заметку. Для слова, которое не всем понятно; то, без чего нельзя продолжить, пиши прямо на экране.',
    uz: 'Qisqa izohni ochadigan “?” tugmasi. Hammaga ham tushunarli boʻlmagan soʻz uchun; usiz davom etib boʻlmaydigan narsa ekranning oʻziga yoziladi.',
  },
  component: HintDemo,
  printed: (hint) => ({ ...hint, place: undefined }),
  examples: [
    {
      id: 'beside-text',
      title: { ru: 'Рядом с текстом', uz: 'Matn yonida' },
      props: (translate) => ({ about: translate(STATUS), children: translate(STATUS_NOTE) }),
    },
    {
      id: 'at-the-edge',
      title: { ru: 'У края экрана', uz: 'Ekran chetida' },
      note: {
        ru: 'Заметка отодвигается от края сама; снизу места мало — открывается вверх.',
        uz: 'Izoh chetdan oʻzi suriladi; pastda joy kam boʻlsa, yuqoriga ochiladi.',
      },
      props: (translate) => ({
        about: translate(STATUS),
        children: translate(STATUS_NOTE),
        place: 'end' as const,
      }),
    },
    {
      id: 'in-a-dialog',
      title: { ru: 'В окне', uz: 'Oynada' },
      note: {
        ru: 'Escape закрывает сначала заметку, потом окно.',
        uz: 'Escape avval izohni, keyin oynani yopadi.',
      },
      props: (translate) => ({
        about: translate(STATUS),
        children: translate(STATUS_NOTE),
        place: 'dialog' as const,
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        about: translate({
          ru: 'Высококвалифицированное наставничество для первокурсников',
          uz: 'Birinchi kurs talabalari uchun yuqori malakali ustozlik',
        }),
        children: translate({
          ru: 'Наставник отвечает на вопросы об учёбе, помогает собрать документы и подсказывает, к кому идти дальше. Встречи проходят раз в неделю, записаться на них можно до пятницы.',
          uz: 'Ustoz oʻqish haqidagi savollarga javob beradi, hujjatlarni yigʻishga yordam beradi va keyin kimga borishni aytadi. Uchrashuvlar haftada bir marta oʻtadi, ularga jumagacha yozilish mumkin.',
        }),
      }),
    },
  ],
  props: {
    about: {
      type: 'string',
      required: true,
      meaning: {
        ru: 'Что объясняет заметка: по нему названа кнопка',
        uz: 'Izoh nimani tushuntiradi: tugma shu bilan nomlanadi',
      },
      control: { kind: 'text' },
    },
    children: {
      type: 'ReactNode',
      required: true,
      meaning: {
        ru: 'Одно-два предложения, без кнопок и ссылок',
        uz: 'Bir-ikki gap, tugma va havolalarsiz',
      },
      control: { kind: 'text' },
    },
  },
  keyboard: [
    {
      keys: 'Enter, Space',
      does: { ru: 'Открывает и закрывает заметку', uz: 'Izohni ochadi va yopadi' },
    },
    {
      keys: 'Escape',
      does: {
        ru: 'Закрывает заметку, фокус остаётся на кнопке',
        uz: 'Izohni yopadi, fokus tugmada qoladi',
      },
    },
  ],
});
