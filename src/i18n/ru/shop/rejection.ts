import { errorTexts } from '../app/error-texts.ts';

/** Why a purchase was rejected, by the service's error code (R5.8, R8.2). */
export const rejection = {
  PRICE_CHANGED: 'Цена изменилась: была {{previous}}, теперь {{price}}.',
  INSUFFICIENT_COINS: 'Не хватает {{missing}}: на счёте {{balance}}.',
  OUT_OF_STOCK: 'Всё разобрали: последнюю штуку забрали раньше.',
  NOT_FOUND: 'Этого больше нет в каталоге.',
  NO_PHYSICAL_CARD: 'У тебя нет физической карты',
  CARD_NOT_ACTIVE: 'Карта не активна, списать по ней нельзя.',
  NOT_A_STUDENT: 'Товары могут заказывать только студенты, которые оплатили обучение.',
  EVENT_OVER: 'Событие уже прошло, билеты на него больше не продают.',
  TICKET_LIMIT: 'У тебя уже есть все билеты, положенные одному человеку.',
  TICKET_LIMIT_MISCONFIGURED: errorTexts.ticketLimit,
  uncertain:
    'Узнать результат не получилось, в списке этого заказа нет. Прежде чем заказывать снова, посмотри историю операций.',
  other: 'Заказ не приняли. Попробуй оформить его заново или напиши менеджеру.',
} as const;
