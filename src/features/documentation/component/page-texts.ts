import type { Bilingual } from '#src/i18n/bilingual.ts';

/** Texts of the component pages. */
export const pageTexts = {
  states: { ru: 'Состояния', uz: 'Holatlar' },
  play: { ru: 'Попробуй', uz: 'Sinab koʻring' },
  playHint: {
    ru: 'Меняй свойства: пример и код меняются вместе с ними.',
    uz: 'Xossalarni oʻzgartiring: misol va kod ular bilan birga oʻzgaradi.',
  },
  reset: { ru: 'Вернуть как было', uz: 'Boshlangʻich holatga qaytarish' },
  notSet: { ru: 'не задано', uz: 'berilmagan' },
  props: { ru: 'Свойства', uz: 'Xossalar' },
  property: { ru: 'Свойство', uz: 'Xossa' },
  type: { ru: 'Тип', uz: 'Turi' },
  byDefault: { ru: 'По умолчанию', uz: 'Sukut boʻyicha' },
  meaning: { ru: 'Смысл', uz: 'Maʼnosi' },
  required: { ru: 'обязательно', uz: 'majburiy' },
  keyboard: { ru: 'Клавиатура', uz: 'Klaviatura' },
  keys: { ru: 'Клавиши', uz: 'Tugmalar' },
  does: { ru: 'Что делают', uz: 'Nima qiladi' },
} as const satisfies Record<string, Bilingual>;
