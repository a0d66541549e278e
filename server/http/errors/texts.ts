import type { Language } from '#server/http/language.ts';
import type { Brand } from '#src/brand/brand.ts';
import type { ErrorCode } from '#src/contract/error.ts';
import { FIELD_TEXTS } from '#src/domain/text/field-problem.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { ACT_TEXTS } from './act-texts.ts';

/** Why an order is refused for its price, with the brand's noun for coins (R1.2). */
const INSUFFICIENT_COINS: Record<Brand['currency'], LocalText> = {
  token: { ru: 'Недостаточно токенов', uz: 'Tokenlar yetarli emas' },
  coin: { ru: 'Недостаточно монет', uz: 'Tangalar yetarli emas' },
};

/** The texts of all other codes, and more specific ones. */
const TEXTS = {
  ...ACT_TEXTS,
  INVALID: {
    ru: 'Проверь, что данные заполнены верно',
    uz: 'Maʼlumotlar toʻgʻriligini tekshiring',
  },
  UNAUTHENTICATED: { ru: 'Нужно войти', uz: 'Tizimga kirish kerak' },
  FORBIDDEN: { ru: 'Нет доступа', uz: 'Ruxsat yoʻq' },
  // FOREIGN and READ_ONLY are two reasons of FORBIDDEN (R6.2, R6.3).
  FOREIGN: {
    ru: 'Нет доступа к данным другого участника',
    uz: 'Boshqa ishtirokchi maʼlumotlariga ruxsat yoʻq',
  },
  READ_ONLY: { ru: 'Запрещено совершать операции', uz: 'Amallarni bajarish taqiqlangan' },
  NOT_FOUND: { ru: 'Не найдено', uz: 'Topilmadi' },
  CONFLICT: {
    ru: 'Данные уже изменились, обнови страницу',
    uz: 'Maʼlumotlar oʻzgargan, sahifani yangilang',
  },
  TOO_MANY_REQUESTS: {
    ru: 'Слишком много попыток, попробуй позже',
    uz: 'Urinishlar juda koʻp, keyinroq urinib koʻring',
  },
  TOO_MANY_WRITES: {
    ru: 'За сутки слишком много действий, попробуй завтра',
    uz: 'Bir sutkada juda koʻp amal bajarildi, ertaga urinib koʻring',
  },
  UPLOAD_TOO_SLOW: {
    ru: 'Файл передавался слишком медленно, попробуй ещё раз',
    uz: 'Fayl juda sekin yuklandi, yana urinib koʻring',
  },
  METHOD_NOT_ALLOWED: {
    ru: 'Так сервис не вызывают',
    uz: 'Xizmat bunday chaqirilmaydi',
  },
  WRONG_HOST: {
    ru: 'По этому адресу сервиса нет, открой личный кабинет по его обычному адресу',
    uz: 'Bu manzilda xizmat yoʻq, shaxsiy kabinetni odatdagi manzilida oching',
  },
  UNSUPPORTED_TYPE: {
    ru: 'Сервис не читает данные такого вида',
    uz: 'Xizmat bunday turdagi maʼlumotni oʻqimaydi',
  },
  TOO_LARGE: { ru: 'Слишком большой запрос', uz: 'Soʻrov juda katta' },
  INTERNAL: {
    ru: 'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.',
    uz: 'Xatolik yuz berdi. Keyinroq urinib koʻring yoki menejer bilan bogʻlaning.',
  },
  IDENTITY_UNAVAILABLE: {
    ru: 'Вход временно недоступен',
    uz: 'Kirish xizmati vaqtincha ishlamayapti',
  },
  UNAVAILABLE: {
    ru: 'Сервис сейчас не отвечает, попробуй чуть позже',
    uz: 'Xizmat hozir javob bermayapti, birozdan keyin urinib koʻring',
  },
  STARTING: { ru: 'Сервис запускается', uz: 'Xizmat ishga tushmoqda' },
  REQUEST_ID_MISSING: { ru: 'У запроса нет номера', uz: 'Soʻrov raqami koʻrsatilmagan' },
  REQUEST_ID_REUSED: {
    ru: 'Эту форму уже отправили с другими данными, например, из другой вкладки. Проверь, что получилось, и отправь ещё раз, если нужно',
    uz: 'Bu shakl boshqa maʼlumotlar bilan yuborilgan, masalan, boshqa varaqdan. Natijani tekshiring va kerak boʻlsa, yana yuboring',
  },
  OPEN_TICKET: {
    ru: 'У тебя уже есть открытое обращение на эту тему, дождись ответа',
    uz: 'Bu mavzuda ochiq murojaatingiz bor, javobni kuting',
  },
  TOO_MANY_ADDRESSES: {
    ru: 'Адресов уже слишком много, скрой ненужные',
    uz: 'Manzillar juda koʻp, keraksizlarini yashiring',
  },

  // Orders, their cancellation and rewards.
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
  OTHER_PLACE: {
    ru: 'Этот заказ ждёт в другом пункте выдачи',
    uz: 'Bu buyurtma boshqa olib ketish joyida kutmoqda',
  },
  DEVICE_WITHDRAWN: {
    ru: 'Это устройство отозвано: списка выдачи на нём больше нет, и выдачи с него не засчитываются. Если оно нашлось, обратись к администратору',
    uz: 'Bu qurilma roʻyxatdan chiqarilgan: unda berish roʻyxati endi yoʻq, undan berilganlar hisobga olinmaydi. Qurilma topilgan boʻlsa, administratorga murojaat qiling',
  },
  HAND_OUT_FINAL: {
    ru: 'Вернуть выдачу можно в течение 10 минут, это время прошло',
    uz: 'Topshirishni 10 daqiqa ichida qaytarish mumkin, bu vaqt oʻtdi',
  },

  // Codes, e-mail addresses, phones and cards.
  ...FIELD_TEXTS,
  CODE_WRONG: { ru: 'Неверный код', uz: 'Kod notoʻgʻri' },
  CODE_EXPIRED: {
    ru: 'Код уже не действует, запроси новый',
    uz: 'Kodning muddati oʻtgan, yangisini soʻrang',
  },
  CODE_EXHAUSTED: {
    ru: 'Попытки закончились, новый код можно запросить позже',
    uz: 'Urinishlar tugadi, yangi kodni keyinroq soʻrash mumkin',
  },
  CODE_TOO_SOON: {
    ru: 'Код уже отправлен, новый можно запросить чуть позже',
    uz: 'Kod yuborilgan, yangisini birozdan soʻng soʻrash mumkin',
  },
  EMAIL_SAME: { ru: 'Это уже твоя почта', uz: 'Bu sizning hozirgi pochtangiz' },
  EMAIL_NOT_OWN: {
    ru: 'Укажи почту, с которой выполнен вход',
    uz: 'Tizimga kirgan pochtangizni koʻrsating',
  },
  EMAIL_IN_USE: {
    ru: 'Эта почта занята другим участником',
    uz: 'Bu pochta boshqa ishtirokchiga tegishli',
  },
  EMAIL_CHANGE_CONFIRMED: {
    ru: 'Новая почта уже подтверждена, заявка ждёт одобрения',
    uz: 'Yangi pochta tasdiqlangan, ariza maʼqullanishini kutmoqda',
  },
  EMAIL_CHANGE_NOT_APPROVED: {
    ru: 'Заявка на смену почты ждёт одобрения',
    uz: 'Pochtani almashtirish arizasi maʼqullanishini kutmoqda',
  },
  EMAIL_CHANGE_NOT_CONFIRMED: {
    ru: 'Новая почта ещё не подтверждена',
    uz: 'Yangi pochta hali tasdiqlanmagan',
  },
  EMAIL_CHANGE_ELSEWHERE: {
    ru: 'Смену почты уже запросили через менеджера',
    uz: 'Pochtani almashtirish menejer orqali soʻralgan',
  },
  EMAIL_CHANGE_UNFINISHED: {
    ru: 'Эта почта связана с другой записью участника: сначала заверши смену почты',
    uz: 'Bu pochta boshqa ishtirokchi yozuviga bogʻlangan: avval pochtani almashtirishni yakunlang',
  },
  PHONE_IN_USE: {
    ru: 'По этому номеру карту уже выдали. Укажи другой свой номер или напиши в поддержку',
    uz: 'Bu raqam boʻyicha karta allaqachon berilgan. Boshqa raqamingizni koʻrsating yoki yordam xizmatiga yozing',
  },
  PHONE_NOT_VERIFIED: {
    ru: 'Сначала подтверди номер телефона кодом',
    uz: 'Avval telefon raqamini kod bilan tasdiqlang',
  },
  CARD_KEPT: {
    ru: 'У тебя уже есть карта, но она не активна. Напиши в поддержку',
    uz: 'Sizda karta bor, lekin u faol emas. Yordam xizmatiga yozing',
  },
  VERSION_MISSING: {
    ru: 'У запроса нет верной версии',
    uz: 'Soʻrov versiyasi koʻrsatilmagan yoki notoʻgʻri',
  },
} satisfies Record<Exclude<ErrorCode, 'INSUFFICIENT_COINS'>, LocalText> & Record<string, LocalText>;

export type TextKey = ErrorCode | keyof typeof TEXTS;

/** The text of an error in the reader's language, with the brand's noun for coins (R1.2, R8.1). */
export function errorText(key: TextKey, language: Language, currency: Brand['currency']): string {
  return (key === 'INSUFFICIENT_COINS' ? INSUFFICIENT_COINS[currency] : TEXTS[key])[language];
}
