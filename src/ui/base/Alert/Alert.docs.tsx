import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Alert } from './Alert.tsx';

export const docs = describeComponent({
  id: 'alert',
  title: 'Alert',
  summary: {
    ru: 'Сообщение на том месте, о котором оно: что случилось, что в безопасности, что делать.',
    uz: 'Oʻzi tegishli joydagi xabar: nima boʻldi, nima xavfsiz, nima qilish kerak.',
  },
  component: Alert,
  examples: [
    {
      id: 'info',
      title: { ru: 'Сведение', uz: 'Maʼlumot' },
      props: (translate) => ({
        children: translate({
          ru: 'Даты шагов появятся, когда вернётся сеть.',
          uz: 'Bosqichlar sanasi internet tiklanganda koʻrinadi.',
        }),
      }),
    },
    {
      id: 'positive',
      title: { ru: 'Получилось', uz: 'Bajarildi' },
      props: (translate) => ({
        tone: 'positive' as const,
        title: translate({ ru: 'Почта подтверждена', uz: 'Pochta tasdiqlandi' }),
        children: translate({
          ru: 'Письма придут на новый адрес.',
          uz: 'Xatlar yangi manzilga keladi.',
        }),
      }),
    },
    {
      id: 'warning',
      title: { ru: 'Внимание', uz: 'Diqqat' },
      props: (translate) => ({
        tone: 'warning' as const,
        title: translate({
          ru: 'Заказа № 777 среди твоих нет',
          uz: 'Buyurtmalaringiz orasida № 777 yoʻq',
        }),
        children: translate({ ru: 'Проверь номер.', uz: 'Raqamni tekshiring.' }),
      }),
    },
    {
      id: 'negative',
      title: { ru: 'Не получилось', uz: 'Bajarilmadi' },
      note: {
        ru: 'live читает сообщение сразу: для того, что вызвал сам человек.',
        uz: 'live xabarni darhol oʻqiydi: kishining oʻzi chaqirgan narsa uchun.',
      },
      props: (translate) => ({
        tone: 'negative' as const,
        live: true,
        title: translate({ ru: 'Отменить не получилось', uz: 'Bekor qilib boʻlmadi' }),
        children: translate({
          ru: 'Заказ и баланс не изменились. Напиши менеджеру.',
          uz: 'Buyurtma va balans oʻzgarmadi. Menejerga yozing.',
        }),
      }),
    },
    {
      id: 'action',
      title: { ru: 'С действием', uz: 'Amal bilan' },
      props: (translate) => ({
        tone: 'negative' as const,
        title: translate({ ru: 'Заказы не загрузились', uz: 'Buyurtmalar yuklanmadi' }),
        action: (
          <Button size="small" variant="outline" icon="refresh-cw">
            {translate({ ru: 'Повторить', uz: 'Qayta urinish' })}
          </Button>
        ),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        tone: 'warning' as const,
        title: translate({
          ru: 'Договор Д-1-4201/24-ДОПОЛНИТЕЛЬНОЕСОГЛАШЕНИЕ-0000001 ещё проверяют',
          uz: 'D-1-4201/24-QOSHIMCHAKELISHUVSHARTNOMASI-0000001 hali tekshirilmoqda',
        }),
        children: translate({
          ru: 'Обычно это занимает один рабочий день. Приглашения и заказы работают как прежде, награда придёт после проверки.',
          uz: 'Odatda bu bir ish kunini oladi. Taklif va buyurtmalar avvalgidek ishlaydi, mukofot tekshiruvdan keyin keladi.',
        }),
      }),
    },
  ],
  props: {
    tone: {
      type: "'info' | 'positive' | 'negative' | 'warning'",
      default: "'info'",
      meaning: { ru: 'Значение: цвет и значок', uz: 'Maʼnosi: rang va belgi' },
      control: { kind: 'choice', options: ['info', 'positive', 'negative', 'warning'] },
    },
    title: {
      type: 'string',
      meaning: { ru: 'Что случилось', uz: 'Nima boʻldi' },
      control: { kind: 'text' },
    },
    children: {
      type: 'ReactNode',
      meaning: { ru: 'Подробности', uz: 'Tafsilotlar' },
      control: { kind: 'text' },
    },
    action: {
      type: 'ReactNode',
      meaning: { ru: 'Одна кнопка', uz: 'Bitta tugma' },
    },
    live: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Читается сразу, как появится', uz: 'Paydo boʻlishi bilan oʻqiladi' },
      control: { kind: 'flag' },
    },
  },
});
