import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Hint } from './Hint.tsx';

export const docs = describeComponent({
  // The base component behind a question mark already has the id «hint».
  id: 'hint',
  title: 'Hint',
  summary: {
    ru: 'Строка помощи рядом с тем, о чём она. Всегда на виду; то, что открывают по нажатию, — базовый Hint.',
    uz: 'Tegishli narsa yonidagi yordam qatori. Doim koʻrinib turadi; bosib ochiladigani asosiy Hint.',
  },
  component: Hint,
  examples: [
    {
      id: 'muted',
      title: { ru: 'Пояснение', uz: 'Izoh' },
      props: (translate) => ({
        icon: 'info' as const,
        children: translate({
          ru: 'Код работает и без сети',
          uz: 'Kod internetsiz ham ishlaydi',
        }),
      }),
    },
    {
      id: 'positive',
      title: { ru: 'Хорошая новость', uz: 'Yaxshi xabar' },
      props: (translate) => ({
        icon: 'package-check' as const,
        tone: 'positive' as const,
        children: translate({
          ru: 'Можно забирать: покажи код на выдаче',
          uz: 'Olib ketish mumkin: kodni topshirish punktida koʻrsating',
        }),
      }),
    },
    {
      id: 'offline',
      title: { ru: 'Нет сети', uz: 'Internet yoʻq' },
      props: (translate) => ({
        icon: 'cloud-off' as const,
        children: translate({
          ru: 'Даты шагов появятся, когда вернётся сеть.',
          uz: 'Bosqichlar sanasi internet qaytganda chiqadi.',
        }),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        icon: 'clock' as const,
        children: translate({
          ru: 'Заказы на образовательные услуги проверяет приёмная комиссия, поэтому подтверждение занимает до трёх рабочих дней.',
          uz: 'Taʼlim xizmatlariga buyurtmalarni qabul komissiyasi tekshiradi, shuning uchun tasdiqlash uch ish kunigacha choʻziladi.',
        }),
      }),
    },
  ],
  props: {
    icon: {
      type: 'IconName',
      required: true,
      meaning: { ru: 'О чём строка', uz: 'Qator nima haqida' },
      control: { kind: 'choice', options: ['info', 'clock', 'cloud-off', 'barcode'] },
    },
    tone: {
      type: "'muted' | 'positive'",
      default: "'muted'",
      meaning: { ru: 'Пояснение или хорошая новость', uz: 'Izoh yoki yaxshi xabar' },
      control: { kind: 'choice', options: ['muted', 'positive'] },
    },
    id: {
      type: 'string',
      meaning: {
        ru: 'Для aria-describedby того, что строка поясняет',
        uz: 'Qator izohlaydigan narsaning aria-describedby qiymati uchun',
      },
    },
    children: {
      type: 'string',
      required: true,
      meaning: { ru: 'Одно предложение', uz: 'Bitta gap' },
      control: { kind: 'text' },
    },
  },
});
