import type { ComponentProps } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Button } from './Button.tsx';

export const docs = describeComponent<ComponentProps<typeof Button>>({
  title: 'Button',
  summary:
    'Делает что-то прямо здесь. На экране одна главная кнопка; чем дальше действие от главного, тем она тише. Для перехода есть LinkButton.',
  keywords: 'кнопка',
  component: Button,
  examples: [
    {
      id: 'primary',
      title: 'Главная',
      props: (translate) => ({
        children: translate({ ru: 'Показать код', uz: 'Kodni koʻrsatish' }),
      }),
    },
    {
      id: 'soft',
      title: 'Мягкая, со значком',
      note: 'Второе по важности действие.',
      props: (translate) => ({
        variant: 'soft' as const,
        icon: 'gift' as const,
        children: translate({ ru: 'Купить для друга', uz: 'Doʻst uchun sotib olish' }),
      }),
    },
    {
      id: 'outline',
      title: 'Контурная',
      note: 'Равная соседней: выбор из двух.',
      props: (translate) => ({
        variant: 'outline' as const,
        children: translate({ ru: 'Оставить заказ', uz: 'Buyurtmani qoldirish' }),
      }),
    },
    {
      id: 'quiet',
      title: 'Тихая, малая',
      note: 'Рядом с содержимым. Малая тоже не ниже 44 точек.',
      props: (translate) => ({
        variant: 'quiet' as const,
        size: 'small' as const,
        icon: 'refresh-cw' as const,
        children: translate({ ru: 'Повторить', uz: 'Takrorlash' }),
      }),
    },
    {
      id: 'danger',
      title: 'Необратимая',
      props: (translate) => ({
        variant: 'danger' as const,
        children: translate({ ru: 'Отменить заказ', uz: 'Buyurtmani bekor qilish' }),
      }),
    },
    {
      id: 'busy',
      title: 'Занята',
      note: 'Размер и фокус остаются, повторное нажатие ничего не делает.',
      props: (translate) => ({
        busy: true,
        icon: 'send' as const,
        children: translate({ ru: 'Отправить', uz: 'Yuborish' }),
      }),
    },
    {
      id: 'disabled',
      title: 'Недоступна',
      note: 'Почему — говорит строка рядом.',
      props: (translate) => ({
        disabled: true,
        icon: 'wallet' as const,
        children: translate({ ru: 'Купить', uz: 'Sotib olish' }),
      }),
    },
    {
      id: 'wide',
      title: 'Во всю ширину',
      props: (translate) => ({
        wide: true,
        icon: 'barcode' as const,
        children: translate({ ru: 'Показать все коды', uz: 'Barcha kodlarni koʻrsatish' }),
      }),
    },
    {
      id: 'long-text',
      title: 'Длинный текст',
      note: 'Переносится, а не обрезается.',
      props: (translate) => ({
        icon: 'user-plus' as const,
        children: translate({
          ru: 'Пригласить друга и получить вознаграждение за его регистрацию',
          uz: 'Doʻstni taklif qilish va uning roʻyxatdan oʻtgani uchun mukofot olish',
        }),
      }),
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Нажимает' },
    {
      keys: 'Tab',
      does: 'Переходит дальше; недоступную пропускает, занятую — нет',
    },
  ],
});
