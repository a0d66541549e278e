import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Card } from './Card.tsx';

export const docs = describeComponent({
  title: 'Card',
  summary: 'Поверхность, на которой лежит то, что относится друг к другу.',
  keywords: 'карточка',
  component: Card,
})
  .example('raised', 'Обычная', (translate) => ({
    children: translate({
      ru: 'Приглашение отправлено. Друг увидит его на странице регистрации.',
      uz: 'Taklif yuborildi. Doʻstingiz uni roʻyxatdan oʻtish sahifasida koʻradi.',
    }),
  }))
  .example('soft', 'Тихая', (translate) => ({
    tone: 'soft',
    children: translate({ ru: 'Работает и без сети', uz: 'Internetsiz ham ishlaydi' }),
  }))
  .note('Внутри другой поверхности.')
  .example('brand', 'В цветах бренда', (translate) => ({
    tone: 'brand',
    children: translate({
      ru: 'До следующего уровня — два друга',
      uz: 'Keyingi darajagacha — ikki doʻst',
    }),
  }))
  .note('Одна на экран.')
  .example('elevated', 'Приподнятая', (translate) => ({
    elevated: true,
    children: translate({ ru: 'Заказ готов к выдаче', uz: 'Buyurtma olib ketishga tayyor' }),
  }))
  .note('Главное на экране.')
  .example('no-padding', 'Без полей', () => ({
    padding: 'none',
    children: <Skeleton height="8rem" />,
  }))
  .note('Картинка или список доходят до края.')
  .example('long-text', 'Длинное слово', (translate) => ({
    children: translate({
      ru: 'Абдурахмангаджиева-Константинопольская-Преображенская-Воскресенская',
      uz: 'Abdurahmonovamuhammadjonqizi-Mirzoulugʻbekovaxudoyberdiyevna',
    }),
  }));
