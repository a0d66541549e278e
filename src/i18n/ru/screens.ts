/** Titles of the screens by route name. */
export const screens = {
  Profile: 'Профиль',
  Invites: 'Приглашения',
  Catalog: 'Каталог',
  Products: 'Товары',
  Services: 'Услуги',
  Events: 'События',
  Rules: 'Правила',
  Orders: 'Заказы',
  OrdersSpecific: 'Заказ',
  Product: 'Товар',
  Scan: 'Сканер',
  History: 'История',
  NoCard: 'Нет карты',
  GetCard: 'Получить карту',
  InviteForm: 'Пригласить друга',
  FAQ: 'Вопросы и ответы',
  Support: 'Поддержка',
  Documentation: 'UI-кит',
  Development: 'Разработка',
  NotFound: 'Такой страницы нет',
  planned: {
    text: 'Этот раздел откроется с одним из ближайших обновлений.',
    cardOff:
      'Твоя физическая карта сейчас не работает, поэтому этот раздел закрыт. Поддержка подскажет, как её включить.',
    getCard:
      'Без физической карты можно копить, но не тратить. Чтобы оформить карту, позвони в поддержку — заявка здесь появится с обновлением.',
  },
} as const;
