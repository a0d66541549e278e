import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Hint } from './Hint.tsx';

export const docs = describeComponent({
  title: 'Hint',
  summary:
    'Строка помощи рядом с тем, о чём она. Всегда на виду; то, что открывают по нажатию, — базовый Hint.',
  keywords: 'подсказка',
  component: Hint,
  examples: [
    {
      id: 'muted',
      title: 'Пояснение',
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
      title: 'Хорошая новость',
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
      title: 'Нет сети',
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
      title: 'Длинный текст',
      props: (translate) => ({
        icon: 'clock' as const,
        children: translate({
          ru: 'Заказы на образовательные услуги проверяет приёмная комиссия, поэтому подтверждение занимает до трёх рабочих дней.',
          uz: 'Taʼlim xizmatlariga buyurtmalarni qabul komissiyasi tekshiradi, shuning uchun tasdiqlash uch ish kunigacha choʻziladi.',
        }),
      }),
    },
  ],
});
