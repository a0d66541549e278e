import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Alert } from './Alert.tsx';

export const docs = describeComponent({
  title: 'Alert',
  summary: 'Сообщение на том месте, о котором оно: что случилось, что в безопасности, что делать.',
  keywords: 'предупреждение, ошибка',
  component: Alert,
  examples: [
    {
      id: 'info',
      title: 'Сведение',
      props: (translate) => ({
        children: translate({
          ru: 'Даты шагов появятся, когда вернётся сеть.',
          uz: 'Bosqichlar sanasi internet tiklanganda koʻrinadi.',
        }),
      }),
    },
    {
      id: 'positive',
      title: 'Получилось',
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
      title: 'Внимание',
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
      title: 'Не получилось',
      note: 'live читает сообщение сразу: для того, что вызвал сам человек.',
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
      title: 'С действием',
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
      title: 'Длинный текст',
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
});
