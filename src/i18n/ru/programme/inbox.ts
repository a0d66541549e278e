/** Texts of the inbox and of the bell that leads to it. */
export const inbox = {
  title: 'Уведомления',
  unread: '(непрочитанных: {{number}})',
  new: 'Новое',
  keeps: 'Хранятся последние {{number}} уведомлений этого устройства.',
  empty: 'Уведомлений пока нет',
  emptyText: 'Здесь появится всё новое: о заказах, друзьях, обращениях, карте и балансе.',
  ownerView: 'Уведомлений участника здесь нет',
  ownerViewText: 'Они хранятся только на устройстве самого участника.',
  toHistory: 'Открыть историю',
} as const;
