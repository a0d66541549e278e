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
  id: 'dialog',
  title: 'Dialog',
  summary: {
    ru: 'Один вопрос или сообщение поверх экрана. Держит фокус внутри и возвращает его туда, откуда открыт. На телефоне поднимается от нижнего края.',
    uz: 'Ekran ustidagi bitta savol yoki xabar. Fokusni ichida saqlaydi va ochilgan joyiga qaytaradi. Telefonda pastki chetdan koʻtariladi.',
  },
  component: DialogDemo,
  printed: (dialog) => ({
    ...dialog,
    buttonTexts: undefined,
    actions: <Button>…</Button>,
    onClose: () => undefined,
  }),
  examples: [
    {
      id: 'confirm',
      title: { ru: 'Вопрос, 600', uz: 'Savol, 600' },
      props: (translate) => ({
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
      }),
    },
    {
      id: 'info',
      title: { ru: 'Сообщение, 600', uz: 'Xabar, 600' },
      props: (translate) => ({
        title: translate({ ru: 'Заявка отправлена', uz: 'Ariza yuborildi' }),
        width: 600,
        children: translate({
          ru: 'Менеджер ответит в течение дня.',
          uz: 'Menejer kun davomida javob beradi.',
        }),
        buttonTexts: [translate({ ru: 'Хорошо', uz: 'Yaxshi' })],
      }),
    },
    {
      id: 'highlighted',
      title: { ru: 'Выделенное, 1043', uz: 'Ajratilgan, 1043' },
      props: (translate) => ({
        title: translate({ ru: 'Что нового в программе', uz: 'Dasturdagi yangiliklar' }),
        width: 1043,
        children: policy(translate),
        buttonTexts: [
          translate({ ru: 'Закрыть', uz: 'Yopish' }),
          translate({ ru: 'Прочитать правила', uz: 'Qoidalarni oʻqish' }),
        ],
      }),
    },
    {
      id: 'page',
      title: { ru: 'Целая страница, 1140', uz: 'Butun sahifa, 1140' },
      note: {
        ru: 'Прокручивается содержимое; заголовок и кнопки на месте.',
        uz: 'Mazmun suriladi; sarlavha va tugmalar joyida qoladi.',
      },
      props: (translate) => ({
        title: translate({ ru: 'Политика конфиденциальности', uz: 'Maxfiylik siyosati' }),
        width: 1140,
        content: 'reading' as const,
        children: Array.from({ length: 12 }, () => policy(translate)).join(' '),
        buttonTexts: [translate({ ru: 'Закрыть', uz: 'Yopish' })],
      }),
    },
    {
      id: 'persistent',
      title: { ru: 'Ждёт ответа', uz: 'Javob kutadi' },
      note: {
        ru: 'Ни Escape, ни нажатие рядом его не закрывают.',
        uz: 'Uni Escape ham, yoniga bosish ham yopmaydi.',
      },
      props: (translate) => ({
        title: translate({ ru: 'Страница устарела', uz: 'Sahifa eskirgan' }),
        persistent: true,
        children: translate({ ru: 'Пожалуйста, обнови её.', uz: 'Iltimos, uni yangilang.' }),
        buttonTexts: [translate({ ru: 'Обновить', uz: 'Yangilash' })],
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный заголовок', uz: 'Uzun sarlavha' },
      props: (translate) => ({
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
      }),
    },
  ],
  props: {
    title: {
      type: 'string',
      required: true,
      meaning: { ru: 'О чём диалог', uz: 'Dialog nima haqida' },
      control: { kind: 'text' },
    },
    width: {
      type: 'number',
      default: '600',
      meaning: {
        ru: 'Ширина от 768 точек: 600, 1043 или 1140',
        uz: '768 nuqtadan boshlab kengligi: 600, 1043 yoki 1140',
      },
      control: { kind: 'number', min: 320, max: 1140 },
    },
    placement: {
      type: "'centre' | 'corner'",
      default: "'centre'",
      meaning: {
        ru: 'От 768 точек: посередине или в углу, под меню',
        uz: '768 nuqtadan boshlab: oʻrtada yoki burchakda, menyu ostida',
      },
      control: { kind: 'choice', options: ['centre', 'corner'] },
    },
    persistent: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Закрывает только ответ', uz: 'Faqat javob yopadi' },
      control: { kind: 'flag' },
    },
    content: {
      type: "'brief' | 'reading'",
      meaning: {
        ru: 'Предложение, которое читают вместе с заголовком, или длинный текст, который листают',
        uz: 'Sarlavha bilan birga oʻqiladigan gap yoki varaqlanadigan uzun matn',
      },
      control: { kind: 'choice', options: ['brief', 'reading'] },
    },
    actions: {
      type: 'ReactNode',
      meaning: {
        ru: 'Кнопки; остаются на виду, пока содержимое прокручивается',
        uz: 'Tugmalar; mazmun surilganda ham koʻrinib turadi',
      },
    },
    onClose: {
      type: '() => void',
      required: true,
      meaning: { ru: 'Закрыли не ответом', uz: 'Javobsiz yopildi' },
    },
    children: {
      type: 'ReactNode',
      required: true,
      meaning: { ru: 'Содержимое', uz: 'Mazmuni' },
      control: { kind: 'text' },
    },
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: { ru: 'Ходит внутри диалога', uz: 'Dialog ichida yuradi' } },
    {
      keys: 'Escape',
      does: {
        ru: 'Закрывает, если он не ждёт ответа; фокус возвращается',
        uz: 'Javob kutmayotgan boʻlsa, yopadi; fokus qaytadi',
      },
    },
  ],
});
