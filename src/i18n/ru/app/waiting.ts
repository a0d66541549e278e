/** The screen of what the service does not have yet (R9.10). */
export const waiting = {
  lead: 'Сервис этого ещё не подтвердил. Что ждёт связи, отправится само.',
  empty: 'Ничего не ждёт',
  emptyText:
    'Здесь появится то, что не дошло до сервиса: например, приглашение, заполненное без связи.',
  titles: {
    named: '{{title}}: {{name}}',
    invitation: 'Приглашение: {{name}}',
    card: 'Анкета на карту',
    ticket: 'Обращение: {{topic}}',
    address: 'Адрес: {{address}}',
    addressChange: 'Изменение адреса',
    lesson: 'Отметка о пройденном уроке',
    lessonUndone: 'Снятая отметка об уроке',
    personalData: 'Изменение личных данных',
    cancellation: 'Отмена заказа №\u00A0{{id}}',
    handOut: 'Выдача заказа №\u00A0{{id}}',
    goal: 'Новая цель',
    noGoal: 'Снятая цель',
  },
  remove: {
    title: 'Не отправлять?',
    text: '{{title}} — удалится с этого устройства.',
    confirm: 'Убрать',
    keep: 'Оставить',
  },
} as const;
