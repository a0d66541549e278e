import { useState, type ComponentProps } from 'react';
import { useTranslate, type Translate } from '#src/i18n/bilingual.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Dialog } from './Dialog.tsx';

interface DemoProps extends Omit<ComponentProps<typeof Dialog>, 'onClose'> {
  /** Button texts; the last one is the main action. Each closes the dialog. */
  buttonTexts: readonly string[];
  onClose?: () => void;
}

/** A button that opens the dialog. */
function DialogDemo({ buttonTexts, ...dialog }: DemoProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const buttons = buttonTexts.map((text, index) => (
    <Button
      key={text}
      variant={index === buttonTexts.length - 1 ? 'primary' : 'outline'}
      onClick={close}
    >
      {text}
    </Button>
  ));
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {translate({ ru: 'Открыть диалог', uz: 'Dialogni ochish' })}
      </Button>
      {isOpen && <Dialog actions={buttons} {...dialog} onClose={close} />}
    </>
  );
}

const policy = (translate: Translate) =>
  translate({
    ru: 'Мы храним имя, почту и телефон, чтобы вести карту и заказы. Данные не передаются никому, кроме пункта выдачи и приёмной комиссии, и удаляются по запросу.',
    uz: 'Karta va buyurtmalarni yuritish uchun ism, pochta va telefonni saqlaymiz. Maʼlumotlar topshirish punkti va qabul komissiyasidan boshqa hech kimga berilmaydi va soʻrov boʻyicha oʻchiriladi.',
  });

export const docs = describeComponent<DemoProps>({
  title: 'Dialog',
  summary:
    'Один вопрос или сообщение поверх экрана. Держит фокус внутри и возвращает его туда, откуда открыт. На телефоне поднимается от нижнего края.',
  keywords: 'диалог, окно',
  component: DialogDemo,
  printed: (dialog) => ({
    ...dialog,
    buttonTexts: undefined,
    actions: <Button>…</Button>,
    onClose: () => undefined,
  }),
  keyboard: {
    'Tab, Shift+Tab': 'Ходит внутри диалога',
    Escape: 'Закрывает, если он не ждёт ответа; фокус возвращается',
  },
})
  .example('confirm', 'Вопрос, 600', (translate) => ({
    title: translate({ ru: 'Выйти из кабинета?', uz: 'Shaxsiy kabinetdan chiqasizmi?' }),
    width: 600,
    children: translate({
      ru: 'Сохранённые на этом устройстве данные удалятся.',
      uz: 'Shu qurilmada saqlangan maʼlumotlar oʻchiriladi.',
    }),
    buttonTexts: [
      translate({ ru: 'Отмена', uz: 'Bekor qilish' }),
      translate({ ru: 'Выйти', uz: 'Chiqish' }),
    ],
  }))
  .example('info', 'Сообщение, 600', (translate) => ({
    title: translate({ ru: 'Заявка отправлена', uz: 'Ariza yuborildi' }),
    width: 600,
    children: translate({
      ru: 'Менеджер ответит в течение дня.',
      uz: 'Menejer kun davomida javob beradi.',
    }),
    buttonTexts: [translate({ ru: 'Хорошо', uz: 'Yaxshi' })],
  }))
  .example('highlighted', 'Выделенное, 1043', (translate) => ({
    title: translate({ ru: 'Что нового в программе', uz: 'Dasturdagi yangiliklar' }),
    width: 1043,
    children: policy(translate),
    buttonTexts: [
      translate({ ru: 'Закрыть', uz: 'Yopish' }),
      translate({ ru: 'Прочитать правила', uz: 'Qoidalarni oʻqish' }),
    ],
  }))
  .example('page', 'Целая страница, 1140', (translate) => ({
    title: translate({ ru: 'Политика конфиденциальности', uz: 'Maxfiylik siyosati' }),
    width: 1140,
    content: 'reading',
    children: Array.from({ length: 12 }, () => policy(translate)).join(' '),
    buttonTexts: [translate({ ru: 'Закрыть', uz: 'Yopish' })],
  }))
  .note('Прокручивается содержимое; заголовок и кнопки на месте.')
  .example('persistent', 'Ждёт ответа', (translate) => ({
    title: translate({ ru: 'Страница устарела', uz: 'Sahifa eskirgan' }),
    persistent: true,
    children: translate({ ru: 'Пожалуйста, обнови её.', uz: 'Iltimos, uni yangilang.' }),
    buttonTexts: [translate({ ru: 'Обновить', uz: 'Yangilash' })],
  }))
  .note('Ни Escape, ни нажатие рядом его не закрывают.')
  .example('long-text', 'Длинный заголовок', (translate) => ({
    title: translate({
      ru: 'Отменить заказ «Электроэнцефалографический тренажёр внимания»?',
      uz: '“Elektroensefalografik diqqat mashqlantirgichi” buyurtmasini bekor qilasizmi?',
    }),
    children: translate({
      ru: 'Заказ отменится сразу, списанное вернётся на счёт.',
      uz: 'Buyurtma darhol bekor qilinadi, yechilgani hisobga qaytadi.',
    }),
    buttonTexts: [
      translate({ ru: 'Оставить заказ', uz: 'Buyurtmani qoldirish' }),
      translate({ ru: 'Отменить заказ', uz: 'Buyurtmani bekor qilish' }),
    ],
  }));
