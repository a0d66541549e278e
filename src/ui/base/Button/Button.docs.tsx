import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Button } from './Button.tsx';

export const docs = describeComponent({
  title: 'Button',
  summary:
    'Делает что-то прямо здесь. На экране одна главная кнопка; чем дальше действие от главного, тем она тише. Для перехода есть LinkButton.',
  keywords: 'кнопка',
  component: Button,
  keyboard: {
    'Enter, Space': 'Нажимает',
    Tab: 'Переходит дальше; недоступную пропускает, занятую — нет',
  },
})
  .example('primary', 'Главная', (translate) => ({
    children: translate({ ru: 'Показать код', uz: 'Kodni koʻrsatish' }),
  }))
  .example('soft', 'Мягкая, со значком', (translate) => ({
    variant: 'soft',
    icon: 'gift',
    children: translate({ ru: 'Купить для друга', uz: 'Doʻst uchun sotib olish' }),
  }))
  .note('Второе по важности действие.')
  .example('outline', 'Контурная', (translate) => ({
    variant: 'outline',
    children: translate({ ru: 'Оставить заказ', uz: 'Buyurtmani qoldirish' }),
  }))
  .note('Равная соседней: выбор из двух.')
  .example('quiet', 'Тихая, малая', (translate) => ({
    variant: 'quiet',
    size: 'small',
    icon: 'refresh-cw',
    children: translate({ ru: 'Повторить', uz: 'Takrorlash' }),
  }))
  .note('Рядом с содержимым. Малая тоже не ниже 44 точек.')
  .example('danger', 'Необратимая', (translate) => ({
    variant: 'danger',
    children: translate({ ru: 'Отменить заказ', uz: 'Buyurtmani bekor qilish' }),
  }))
  .example('busy', 'Занята', (translate) => ({
    busy: true,
    icon: 'send',
    children: translate({ ru: 'Отправить', uz: 'Yuborish' }),
  }))
  .note('Размер и фокус остаются, повторное нажатие ничего не делает.')
  .example('disabled', 'Недоступна', (translate) => ({
    disabled: true,
    icon: 'wallet',
    children: translate({ ru: 'Купить', uz: 'Sotib olish' }),
  }))
  .note('Почему — говорит строка рядом.')
  .example('wide', 'Во всю ширину', (translate) => ({
    wide: true,
    icon: 'barcode',
    children: translate({ ru: 'Показать все коды', uz: 'Barcha kodlarni koʻrsatish' }),
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    icon: 'user-plus',
    children: translate({
      ru: 'Пригласить друга и получить вознаграждение за его регистрацию',
      uz: 'Doʻstni taklif qilish va uning roʻyxatdan oʻtgani uchun mukofot olish',
    }),
  }))
  .note('Переносится, а не обрезается.');
