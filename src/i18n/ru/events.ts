export const events = {
  issued: { title: 'Карта готова', body: 'Теперь открыты каталог, заказы и приглашения.' },
  cards: { title: 'Твоя карта изменилась', body: 'Что с ней сейчас, видно в профиле.' },
  accrual: { title: 'Начисление: {{coins}}' },
  charge: { title: 'Списание: {{coins}}' },
  refund: { title: 'Возврат за заказ: {{coins}}', body: 'Заказ № {{id}}' },
  several: 'Новых уведомлений: {{amount}}',
} as const;
