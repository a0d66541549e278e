import type { Brand } from '#src/brand/brand.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** Why an order is refused for its price, with the brand's noun for coins (R1.2). */
export const INSUFFICIENT_COINS: Record<Brand['currency'], LocalText> = {
  token: { ru: 'Недостаточно токенов', uz: 'Tokenlar yetarli emas' },
  coin: { ru: 'Недостаточно монет', uz: 'Tangalar yetarli emas' },
};

/** Refusals about orders, their cancellation and rewards. */
export const ORDER_TEXTS = {
  OUT_OF_STOCK: { ru: 'Товар закончился', uz: 'Mahsulot tugagan' },
  PRICE_CHANGED: { ru: 'Цена изменилась', uz: 'Narx oʻzgardi' },
  PRODUCT_GONE: { ru: 'Этого больше нет в каталоге', uz: 'Bu endi katalogda yoʻq' },
  NO_PHYSICAL_CARD: { ru: 'У тебя нет физической карты', uz: 'Sizda jismoniy karta yoʻq' },
  CARD_NOT_ACTIVE: {
    ru: 'Карта не активна, списать по ней нельзя',
    uz: 'Karta faol emas, undan yechib boʻlmaydi',
  },
  REWARD_FROZEN: {
    ru: 'Карта участника заблокирована: начислить можно после разблокировки',
    uz: 'Ishtirokchi kartasi bloklangan: blokdan chiqarilgach hisoblash mumkin',
  },
  NOT_A_STUDENT: {
    ru: 'Товары могут заказывать только студенты, которые оплатили обучение',
    uz: 'Mahsulotlarni faqat oʻqish uchun toʻlagan talabalar buyurtma qila oladi',
  },
  EVENT_OVER: {
    ru: 'Событие уже прошло, билеты на него больше не продают',
    uz: 'Tadbir oʻtib boʻlgan, unga chiptalar endi sotilmaydi',
  },
  TICKET_LIMIT: {
    ru: 'У тебя уже есть все билеты, положенные одному человеку',
    uz: 'Sizda bir kishiga moʻljallangan barcha chiptalar bor',
  },
  TICKET_LIMIT_MISCONFIGURED: {
    ru: 'Ошибка в настройке мероприятия, лимит билетов по товару на человека указан неправильно. Обратитесь в службу поддержки',
    uz: 'Tadbir sozlamasida xato: bir kishiga chiptalar chegarasi notoʻgʻri koʻrsatilgan. Yordam xizmatiga murojaat qiling',
  },
  CANCEL_NOT_ALLOWED: {
    ru: 'Заказ уже закупают или везут, отменить его здесь нельзя. Напиши своему менеджеру',
    uz: 'Buyurtma xarid qilinmoqda yoki yoʻlda, uni bu yerda bekor qilib boʻlmaydi. Menejeringizga yozing',
  },
  CANCEL_SERVICE_STARTED: {
    ru: 'Заказ уже взяли в работу, отменить его здесь нельзя. Напиши своему менеджеру',
    uz: 'Buyurtma ishga olingan, uni bu yerda bekor qilib boʻlmaydi. Menejeringizga yozing',
  },
  CANCEL_FINISHED: {
    ru: 'Заказ уже завершён, отменить его нельзя. Если что-то не так, напиши своему менеджеру',
    uz: 'Buyurtma yakunlangan, uni bekor qilib boʻlmaydi. Biror narsa notoʻgʻri boʻlsa, menejeringizga yozing',
  },
  CANCELLED_ALREADY: {
    ru: 'Заказ уже отменён. Если сумма не вернулась на счёт, напиши своему менеджеру',
    uz: 'Buyurtma allaqachon bekor qilingan. Mablagʻ hisobga qaytmagan boʻlsa, menejeringizga yozing',
  },
  STATUS_NOT_ALLOWED: {
    ru: 'Из нынешнего статуса в этот перейти нельзя',
    uz: 'Hozirgi holatdan bu holatga oʻtib boʻlmaydi',
  },
} satisfies Record<string, LocalText>;
