import type { Language } from '#server/http/language.ts';
import type { Brand } from '#src/brand/brand.ts';
import type { ErrorCode } from '#src/contract/error.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { INSUFFICIENT_COINS, ORDER_TEXTS } from './order-texts.ts';
import { PERSON_TEXTS } from './person-texts.ts';

/** READ_ONLY and FOREIGN are two reasons of FORBIDDEN (R6.3, R6.2). */
export type TextKey =
  | ErrorCode
  | keyof typeof PERSON_TEXTS
  | keyof typeof ORDER_TEXTS
  | 'READ_ONLY'
  | 'FOREIGN'
  | 'STARTING'
  | 'TOO_MANY_WRITES'
  | 'UPLOAD_TOO_SLOW';

const TEXTS: Record<Exclude<TextKey, 'INSUFFICIENT_COINS'>, LocalText> = {
  ...PERSON_TEXTS,
  ...ORDER_TEXTS,
  INVALID: {
    ru: 'Проверь, что данные заполнены верно',
    uz: 'Maʼlumotlar toʻgʻriligini tekshiring',
  },
  UNAUTHENTICATED: { ru: 'Нужно войти', uz: 'Tizimga kirish kerak' },
  FORBIDDEN: { ru: 'Нет доступа', uz: 'Ruxsat yoʻq' },
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
};

/** The text of an error in the reader's language, with the brand's noun for coins (R1.2, R8.1). */
export function errorText(key: TextKey, language: Language, currency: Brand['currency']): string {
  return (key === 'INSUFFICIENT_COINS' ? INSUFFICIENT_COINS[currency] : TEXTS[key])[language];
}
