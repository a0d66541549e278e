import { FIELD_TEXTS } from '#src/domain/text/field-problem.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** Refusals about codes, e-mail addresses, phones and cards. */
export const PERSON_TEXTS = {
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
} satisfies Record<string, LocalText>;
