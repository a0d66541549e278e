import type { ComponentProps } from 'react';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Card } from './Card.tsx';

export const docs = describeComponent<ComponentProps<typeof Card>>({
  title: 'Card',
  summary: 'Поверхность, на которой лежит то, что относится друг к другу.',
  keywords: 'карточка',
  component: Card,
  examples: [
    {
      id: 'raised',
      title: 'Обычная',
      props: (translate) => ({
        children: translate({
          ru: 'Приглашение отправлено. Друг увидит его на странице регистрации.',
          uz: 'Taklif yuborildi. Doʻstingiz uni roʻyxatdan oʻtish sahifasida koʻradi.',
        }),
      }),
    },
    {
      id: 'soft',
      title: 'Тихая',
      note: 'Внутри другой поверхности.',
      props: (translate) => ({
        tone: 'soft' as const,
        children: translate({ ru: 'Работает и без сети', uz: 'Internetsiz ham ishlaydi' }),
      }),
    },
    {
      id: 'brand',
      title: 'В цветах бренда',
      note: 'Одна на экран.',
      props: (translate) => ({
        tone: 'brand' as const,
        children: translate({
          ru: 'До следующего уровня — два друга',
          uz: 'Keyingi darajagacha — ikki doʻst',
        }),
      }),
    },
    {
      id: 'elevated',
      title: 'Приподнятая',
      note: 'Главное на экране.',
      props: (translate) => ({
        elevated: true,
        children: translate({ ru: 'Заказ готов к выдаче', uz: 'Buyurtma olib ketishga tayyor' }),
      }),
    },
    {
      id: 'no-padding',
      title: 'Без полей',
      note: 'Картинка или список доходят до края.',
      props: () => ({ padding: 'none' as const, children: <Skeleton height="8rem" /> }),
    },
    {
      id: 'long-text',
      title: 'Длинное слово',
      props: (translate) => ({
        children: translate({
          ru: 'Абдурахмангаджиева-Константинопольская-Преображенская-Воскресенская',
          uz: 'Abdurahmonovamuhammadjonqizi-Mirzoulugʻbekovaxudoyberdiyevna',
        }),
      }),
    },
  ],
});
