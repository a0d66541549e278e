import type { ComponentProps } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Button } from './Button.tsx';

export const docs = describeComponent<ComponentProps<typeof Button>>({
  id: 'button',
  title: 'Button',
  summary: {
    ru: 'Делает что-то прямо здесь. На экране одна главная кнопка; чем дальше действие от главного, тем она тише. Для перехода есть LinkButton.',
    uz: 'Shu yerning oʻzida biror ish qiladi. Ekranda bitta asosiy tugma boʻladi; amal asosiysidan qancha uzoq boʻlsa, tugma shuncha sokin. Oʻtish uchun LinkButton bor.',
  },
  component: Button,
  examples: [
    {
      id: 'primary',
      title: { ru: 'Главная', uz: 'Asosiy' },
      props: (translate) => ({
        children: translate({ ru: 'Показать код', uz: 'Kodni koʻrsatish' }),
      }),
    },
    {
      id: 'soft',
      title: { ru: 'Мягкая, со значком', uz: 'Yumshoq, belgili' },
      note: {
        ru: 'Второе по важности действие.',
        uz: 'Ahamiyati boʻyicha ikkinchi amal.',
      },
      props: (translate) => ({
        variant: 'soft' as const,
        icon: 'gift' as const,
        children: translate({ ru: 'Купить для друга', uz: 'Doʻst uchun sotib olish' }),
      }),
    },
    {
      id: 'outline',
      title: { ru: 'Контурная', uz: 'Konturli' },
      note: { ru: 'Равная соседней: выбор из двух.', uz: 'Yonidagiga teng: ikkitadan biri.' },
      props: (translate) => ({
        variant: 'outline' as const,
        children: translate({ ru: 'Оставить заказ', uz: 'Buyurtmani qoldirish' }),
      }),
    },
    {
      id: 'quiet',
      title: { ru: 'Тихая, малая', uz: 'Sokin, kichik' },
      note: {
        ru: 'Рядом с содержимым. Малая тоже не ниже 44 точек.',
        uz: 'Mazmun yonida. Kichigi ham 44 nuqtadan past emas.',
      },
      props: (translate) => ({
        variant: 'quiet' as const,
        size: 'small' as const,
        icon: 'refresh-cw' as const,
        children: translate({ ru: 'Повторить', uz: 'Takrorlash' }),
      }),
    },
    {
      id: 'danger',
      title: { ru: 'Необратимая', uz: 'Ortga qaytmas' },
      props: (translate) => ({
        variant: 'danger' as const,
        children: translate({ ru: 'Отменить заказ', uz: 'Buyurtmani bekor qilish' }),
      }),
    },
    {
      id: 'busy',
      title: { ru: 'Занята', uz: 'Band' },
      note: {
        ru: 'Размер и фокус остаются, повторное нажатие ничего не делает.',
        uz: 'Oʻlchami va fokusi qoladi, qayta bosish hech narsa qilmaydi.',
      },
      props: (translate) => ({
        busy: true,
        icon: 'send' as const,
        children: translate({ ru: 'Отправить', uz: 'Yuborish' }),
      }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступна', uz: 'Faol emas' },
      note: {
        ru: 'Почему — говорит строка рядом.',
        uz: 'Sababini yonidagi qator aytadi.',
      },
      props: (translate) => ({
        disabled: true,
        icon: 'wallet' as const,
        children: translate({ ru: 'Купить', uz: 'Sotib olish' }),
      }),
    },
    {
      id: 'wide',
      title: { ru: 'Во всю ширину', uz: 'Butun kenglikda' },
      props: (translate) => ({
        wide: true,
        icon: 'barcode' as const,
        children: translate({ ru: 'Показать все коды', uz: 'Barcha kodlarni koʻrsatish' }),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      note: {
        ru: 'Переносится, а не обрезается.',
        uz: 'Kesilmaydi, keyingi qatorga oʻtadi.',
      },
      props: (translate) => ({
        icon: 'user-plus' as const,
        children: translate({
          ru: 'Пригласить друга и получить вознаграждение за его регистрацию',
          uz: 'Doʻstni taklif qilish va uning roʻyxatdan oʻtgani uchun mukofot olish',
        }),
      }),
    },
  ],
  props: {
    children: {
      type: 'ReactNode',
      required: true,
      meaning: { ru: 'Короткий глагол', uz: 'Qisqa feʼl' },
      control: { kind: 'text' },
    },
    variant: {
      type: "'primary' | 'soft' | 'outline' | 'quiet' | 'danger'",
      default: "'primary'",
      meaning: { ru: 'Насколько важно действие', uz: 'Amal qanchalik muhim' },
      control: { kind: 'choice', options: ['primary', 'soft', 'outline', 'quiet', 'danger'] },
    },
    size: {
      type: "'medium' | 'small'",
      default: "'medium'",
      meaning: { ru: 'Высота: 48 или 44 точки', uz: 'Balandligi: 48 yoki 44 nuqta' },
      control: { kind: 'choice', options: ['medium', 'small'] },
    },
    icon: {
      type: 'IconName',
      meaning: { ru: 'Значок перед текстом', uz: 'Matndan oldingi belgi' },
      control: { kind: 'choice', options: ['barcode', 'gift', 'send', 'refresh-cw', 'wallet'] },
    },
    wide: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Занимает всю ширину места', uz: 'Joyning butun kengligini egallaydi' },
      control: { kind: 'flag' },
    },
    busy: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Действие выполняется', uz: 'Amal bajarilmoqda' },
      control: { kind: 'flag' },
    },
    disabled: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Нажать нельзя', uz: 'Bosib boʻlmaydi' },
      control: { kind: 'flag' },
    },
  },
  keyboard: [
    { keys: 'Enter, Space', does: { ru: 'Нажимает', uz: 'Bosadi' } },
    {
      keys: 'Tab',
      does: {
        ru: 'Переходит дальше; недоступную пропускает, занятую — нет',
        uz: 'Keyingisiga oʻtadi; faol boʻlmaganini oʻtkazib yuboradi, bandini yoʻq',
      },
    },
  ],
});
