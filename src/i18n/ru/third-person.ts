/**
 * Texts of the member's area as staff reads them: they speak of the member, and not to the viewer (R6.3). Only what
 * differs from the area's own texts.
 */
export const thirdPerson = {
  profile: {
    balance: 'Баланс участника',
  },
  details: {
    referral: {
      title: 'Приглашения друзей',
      text: 'Друг по ссылке участника стал студентом — участнику от 30 до 50\u00A0% стоимости его первого семестра.',
      link: 'Ссылка участника',
      qr: 'QR-код ссылки участника',
      qrHint: 'Друг наводит камеру и сразу попадает на ссылку участника.',
    },
    goal: { title: 'Цель участника', none: 'Цель пока не выбрана.' },
    manager: { title: 'Менеджер участника' },
  },
  level: {
    title: 'Уровень участника',
    ofSemester: 'первого семестра друга',
    none: 'Пока никто из друзей не стал студентом',
    friends_one: '{{count}}\u00A0друг стал студентом',
    friends_few: '{{count}}\u00A0друга стали студентами',
    friends_many: '{{count}}\u00A0друзей стали студентами',
    friends_other: '{{count}}\u00A0друга стали студентами',
    next: {
      way_one: 'Один этот друг принесёт {{coins}}: за него полагается уже доля нового уровня.',
      way_few: 'Вместе они принесут {{coins}}.',
      way_many: 'Вместе они принесут {{coins}}.',
      way_other: 'Вместе они принесут {{coins}}.',
    },
  },
  rating: {
    failedText: 'Сервис не ответил. Счёт участника не изменился, попробуй снова.',
    you: 'Участник',
    own: {
      label: 'Место участника',
      balance: 'На счету',
      first: 'Участник впереди всех',
      noneText: 'Место появится, как только человек станет участником программы.',
    },
    level: {
      title: 'Уровень участника',
      share: 'Доля участника — {{percent}}\u00A0% от первого семестра друга',
      missing_one: 'Ещё {{number}}\u00A0друг до уровня «{{level}}»: {{percent}}\u00A0%',
      missing_few: 'Ещё {{number}}\u00A0друга до уровня «{{level}}»: {{percent}}\u00A0%',
      missing_many: 'Ещё {{number}}\u00A0друзей до уровня «{{level}}»: {{percent}}\u00A0%',
      missing_other: 'Ещё {{number}}\u00A0друга до уровня «{{level}}»: {{percent}}\u00A0%',
    },
    counting: { names: 'Вместо фамилии — первая буква. Так же другие видят участника.' },
  },
  invites: {
    next: { working: 'Дальше договор и оплата первого семестра: с неё участнику придёт доля.' },
    emptyText: 'Друг станет студентом — участнику придёт доля от того, сколько стоит его обучение.',
  },
  orders: {
    unknown: 'Заказа №\u00A0{{id}} среди заказов участника нет',
    emptyText: 'Участник пока ничего не заказывает.',
  },
  history: { emptyText: 'Первое начисление появится здесь.' },
  education: {
    progress: { title: 'Прогресс участника', doneText: 'Все уроки пройдены.' },
  },
  help: {
    support: {
      tickets: {
        title: 'Обращения участника',
        emptyText: 'Здесь появятся вопросы участника и ответы на них.',
      },
    },
  },
  card: {
    noCard: { haveTitle: 'Карта у участника уже есть' },
    form: { person: 'Об участнике' },
    data: {
      person: 'Об участнике',
      otherTitle: 'Смена почты не завершена',
      otherText: 'Данные хранятся под другой почтой участника, с ними всё в порядке.',
    },
  },
} as const;
