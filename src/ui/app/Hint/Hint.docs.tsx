import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Hint } from './Hint.tsx';

export const docs = describeComponent({
  title: 'Hint',
  summary:
    'Строка помощи рядом с тем, о чём она. Всегда на виду; то, что открывают по нажатию, — базовый Hint.',
  keywords: 'подсказка',
  component: Hint,
})
  .example('muted', 'Пояснение', (translate) => ({
    icon: 'info',
    children: translate({ ru: 'Код работает и без сети', uz: 'Kod internetsiz ham ishlaydi' }),
  }))
  .example('positive', 'Хорошая новость', (translate) => ({
    icon: 'package-check',
    tone: 'positive',
    children: translate({
      ru: 'Можно забирать: покажи код на выдаче',
      uz: 'Olib ketish mumkin: kodni topshirish punktida koʻrsating',
    }),
  }))
  .example('offline', 'Нет сети', (translate) => ({
    icon: 'cloud-off',
    children: translate({
      ru: 'Даты шагов появятся, когда вернётся сеть.',
      uz: 'Bosqichlar sanasi internet qaytganda chiqadi.',
    }),
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    icon: 'clock',
    children: translate({
      ru: 'Заказы на образовательные услуги проверяет приёмная комиссия, поэтому подтверждение занимает до трёх рабочих дней.',
      uz: 'Taʼlim xizmatlariga buyurtmalarni qabul komissiyasi tekshiradi, shuning uchun tasdiqlash uch ish kunigacha choʻziladi.',
    }),
  }));
