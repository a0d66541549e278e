import type { LocalText } from './text.ts';

/** Validation messages of the fields that a person fills in (R5.5, R5.6). */
export const FIELD_PROBLEMS = [
  'FIELD_REQUIRED',
  'FIELD_NAME',
  'FIELD_LETTERS',
  'FIELD_TOO_LONG',
  'FIELD_PHONE',
  'FIELD_ONE_PHONE',
  'FIELD_EMAIL',
  'FIELD_CONTACT',
  'FIELD_BIRTH_DATE',
  'FIELD_AGREEMENT',
  'FIELD_CODE',
  'FIELD_IMAGE',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** What is wrong with a field, for the app and the service (R5.5). */
export const FIELD_TEXTS: Readonly<Record<FieldProblem, LocalText>> = {
  FIELD_REQUIRED: {
    ru: 'Поле обязательно для заполнения',
    uz: 'Maydonni toʻldirish shart',
  },
  FIELD_NAME: {
    ru: 'Здесь не должно быть цифр и специальных символов',
    uz: 'Bu yerda raqam va maxsus belgilar boʻlmasligi kerak',
  },
  FIELD_LETTERS: {
    ru: 'Напиши русскими или латинскими буквами',
    uz: 'Rus yoki lotin harflarida yozing',
  },
  FIELD_TOO_LONG: { ru: 'Слишком длинно: сократи текст', uz: 'Juda uzun: matnni qisqartiring' },
  FIELD_PHONE: { ru: 'Укажи верный номер телефона', uz: 'Telefon raqamini toʻgʻri kiriting' },
  FIELD_ONE_PHONE: {
    ru: 'Оставь один номер: без второго и без добавочного',
    uz: 'Bitta raqam qoldiring: ikkinchisi va qoʻshimchasi kerak emas',
  },
  FIELD_EMAIL: { ru: 'Укажи верную почту', uz: 'Elektron pochtani toʻgʻri kiriting' },
  FIELD_CONTACT: {
    ru: 'Укажи телефон или почту: хватит одного',
    uz: 'Telefon yoki elektron pochtani kiriting: bittasi yetarli',
  },
  FIELD_BIRTH_DATE: {
    ru: 'Укажи верную дату рождения: участнику должно быть от 14 до 120 лет',
    uz: 'Tugʻilgan sanani toʻgʻri kiriting: ishtirokchi 14 yoshdan 120 yoshgacha boʻlishi kerak',
  },
  FIELD_AGREEMENT: {
    ru: 'Без этого согласия продолжить нельзя',
    uz: 'Bu rozilik berilmasa, davom etib boʻlmaydi',
  },
  FIELD_CODE: { ru: 'Код состоит из шести цифр', uz: 'Kod olti raqamdan iborat' },
  FIELD_IMAGE: {
    ru: 'Подойдёт картинка PNG, JPEG или WebP не больше 5 МБ',
    uz: 'PNG, JPEG yoki WebP rasm, 5 MB dan oshmasin',
  },
};

/** The text of a field's error in a language; a text that is not a problem's code stays as it is. */
export const fieldText = (message: string, language: keyof LocalText): string =>
  FIELD_PROBLEMS.some((problem) => problem === message)
    ? FIELD_TEXTS[message as FieldProblem][language]
    : message;
