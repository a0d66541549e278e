import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Alert } from './Alert.tsx';

export const docs = describeComponent({
  title: 'Alert',
  summary: 'Сообщение на том месте, о котором оно: что случилось, что в безопасности, что делать.',
  keywords: 'предупреждение, ошибка',
  component: Alert,
})
  .example('info', 'Сведение', (translate) => ({
    children: translate({
      ru: 'Даты шагов появятся, когда вернётся сеть.',
      uz: 'Bosqichlar sanasi internet tiklanganda koʻrinadi.',
    }),
  }))
  .example('positive', 'Получилось', (translate) => ({
    tone: 'positive',
    title: translate({ ru: 'Почта подтверждена', uz: 'Pochta tasdiqlandi' }),
    children: translate({
      ru: 'Письма придут на новый адрес.',
      uz: 'Xatlar yangi manzilga keladi.',
    }),
  }))
  .example('warning', 'Внимание', (translate) => ({
    tone: 'warning',
    title: translate({
      ru: 'Заказа № 777 среди твоих нет',
      uz: 'Buyurtmalaringiz orasida № 777 yoʻq',
    }),
    children: translate({ ru: 'Проверь номер.', uz: 'Raqamni tekshiring.' }),
  }))
  .example('negative', 'Не получилось', (translate) => ({
    tone: 'negative',
    live: true,
    title: translate({ ru: 'Отменить не получилось', uz: 'Bekor qilib boʻlmadi' }),
    children: translate({
      ru: 'Заказ и баланс не изменились. Напиши менеджеру.',
      uz: 'Buyurtma va balans oʻzgarmadi. Menejerga yozing.',
    }),
  }))
  .note('live читает сообщение сразу: для того, что вызвал сам человек.')
  .example('action', 'С действием', (translate) => ({
    tone: 'negative',
    title: translate({ ru: 'Заказы не загрузились', uz: 'Buyurtmalar yuklanmadi' }),
    action: (
      <Button size="small" variant="outline" icon="refresh-cw">
        {translate({ ru: 'Повторить', uz: 'Qayta urinish' })}
      </Button>
    ),
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    tone: 'warning',
    title: translate({
      ru: 'Договор Д-1-4201/24-ДОПОЛНИТЕЛЬНОЕСОГЛАШЕНИЕ-0000001 ещё проверяют',
      uz: 'D-1-4201/24-QOSHIMCHAKELISHUVSHARTNOMASI-0000001 hali tekshirilmoqda',
    }),
    children: translate({
      ru: 'Обычно это занимает один рабочий день. Приглашения и заказы работают как прежде, награда придёт после проверки.',
      uz: 'Odatda bu bir ish kunini oladi. Taklif va buyurtmalar avvalgidek ishlaydi, mukofot tekshiruvdan keyin keladi.',
    }),
  }));
