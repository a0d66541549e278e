import { LANDER_MARKS } from '#src/domain/referral/lead.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { LeadOutcome } from './leads.ts';

const SPAM: LocalText = {
  ru: `Анти-спам: ${LANDER_MARKS.antiSpam}`,
  // The mark is what the app searches for, whatever the language.
  uz: `Spamga qarshi himoya: ariza yuborilmadi (${LANDER_MARKS.antiSpam})`,
};

export const LANDER_TEXTS = {
  accepted: {
    ru: `<p class="${LANDER_MARKS.success}">Спасибо! Заявка отправлена</p>`,
    uz: `<p class="${LANDER_MARKS.success}">Rahmat! Ariza yuborildi</p>`,
  },
  repeated: SPAM,
  'too-many': SPAM,
  'key-used': {
    ru: 'Эта заявка уже отправлена с другими данными',
    uz: 'Bu ariza boshqa maʼlumotlar bilan yuborilgan',
  },
  failed: {
    ru: 'Не получилось принять заявку, отправь её ещё раз позже',
    uz: 'Arizani qabul qilib boʻlmadi, keyinroq qayta yuboring',
  },
  form: {
    ru: 'Не получилось прочитать заявку, заполни её заново',
    uz: 'Arizani oʻqib boʻlmadi, uni qaytadan toʻldiring',
  },
  land: { ru: 'У заявки неизвестная программа', uz: 'Arizada notanish dastur koʻrsatilgan' },
  name: {
    ru: 'Укажи имя друга русскими или латинскими буквами',
    uz: 'Doʻstingiz ismini rus yoki lotin harflarida yozing',
  },
  phone: {
    ru: 'Укажи верный телефон или почту друга',
    uz: 'Doʻstingizning toʻgʻri telefon raqami yoki pochtasini koʻrsating',
  },
  email: { ru: 'Проверь адрес почты друга', uz: 'Doʻstingizning pochta manzilini tekshiring' },
  personalDataAgree: {
    ru: 'Нужно согласие на обработку персональных данных',
    uz: 'Shaxsiy maʼlumotlarni qayta ishlashga rozilik kerak',
  },
} satisfies Readonly<Record<LeadOutcome, LocalText>> & Readonly<Record<string, LocalText>>;

/** The key of a text: an outcome, a failure of the lander, or the wrong field. */
export type LanderText = keyof typeof LANDER_TEXTS;
