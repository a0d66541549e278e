import type { ComponentProps } from 'react';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Card } from './Card.tsx';

export const docs = describeComponent<ComponentProps<typeof Card>>({
  id: 'card',
  title: 'Card',
  summary: {
    ru: 'Поверхность, на которой лежит то, что относится друг к другу.',
    uz: 'Bir-biriga tegishli narsalar turadigan yuza.',
  },
  component: Card,
  examples: [
    {
      id: 'raised',
      title: { ru: 'Обычная', uz: 'Oddiy' },
      props: (translate) => ({
        children: translate({
          ru: 'Приглашение отправлено. Друг увидит его на странице регистрации.',
          uz: 'Taklif yuborildi. Doʻstingiz uni roʻyxatdan oʻtish sahifasida koʻradi.',
        }),
      }),
    },
    {
      id: 'soft',
      title: { ru: 'Тихая', uz: 'Sokin' },
      note: { ru: 'Внутри другой поверхности.', uz: 'Boshqa yuza ichida.' },
      props: (translate) => ({
        tone: 'soft' as const,
        children: translate({ ru: 'Работает и без сети', uz: 'Internetsiz ham ishlaydi' }),
      }),
    },
    {
      id: 'brand',
      title: { ru: 'В цветах бренда', uz: 'Brend ranglarida' },
      note: { ru: 'Одна на экран.', uz: 'Ekranda bitta.' },
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
      title: { ru: 'Приподнятая', uz: 'Koʻtarilgan' },
      note: { ru: 'Главное на экране.', uz: 'Ekrandagi asosiy narsa.' },
      props: (translate) => ({
        elevated: true,
        children: translate({ ru: 'Заказ готов к выдаче', uz: 'Buyurtma olib ketishga tayyor' }),
      }),
    },
    {
      id: 'no-padding',
      title: { ru: 'Без полей', uz: 'Hoshiyasiz' },
      note: {
        ru: 'Картинка или список доходят до края.',
        uz: 'Surat yoki roʻyxat chetgacha boradi.',
      },
      props: () => ({ padding: 'none' as const, children: <Skeleton height="8rem" /> }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинное слово', uz: 'Uzun soʻz' },
      props: (translate) => ({
        children: translate({
          ru: 'Абдурахмангаджиева-Константинопольская-Преображенская-Воскресенская',
          uz: 'Abdurahmonovamuhammadjonqizi-Mirzoulugʻbekovaxudoyberdiyevna',
        }),
      }),
    },
  ],
  props: {
    as: {
      type: "'div' | 'section' | 'article' | 'li'",
      default: "'div'",
      meaning: { ru: 'Элемент', uz: 'Element' },
    },
    tone: {
      type: "'raised' | 'soft' | 'brand'",
      default: "'raised'",
      meaning: { ru: 'Поверхность', uz: 'Yuza' },
      control: { kind: 'choice', options: ['raised', 'soft', 'brand'] },
    },
    padding: {
      type: "'normal' | 'none'",
      default: "'normal'",
      meaning: { ru: 'Поля', uz: 'Hoshiya' },
      control: { kind: 'choice', options: ['normal', 'none'] },
    },
    elevated: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'С тенью', uz: 'Soyali' },
      control: { kind: 'flag' },
    },
    labelledBy: {
      type: 'string',
      meaning: {
        ru: 'id заголовка, который называет раздел',
        uz: 'Boʻlimni nomlaydigan sarlavha id si',
      },
    },
    children: {
      type: 'ReactNode',
      required: true,
      meaning: { ru: 'Содержимое', uz: 'Mazmun' },
      control: { kind: 'text' },
    },
  },
});
