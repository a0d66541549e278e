import type { PropDocs } from '#src/ui/docs/component-docs.tsx';

/** Documentation of the form controls' common properties. */
export const fieldPropDocs = {
  hint: {
    type: 'string',
    meaning: { ru: 'Помощь под полем', uz: 'Maydon ostidagi izoh' },
    control: { kind: 'text' },
  },
  error: {
    type: 'string',
    meaning: { ru: 'Что не так и что сделать', uz: 'Nima xato va nima qilish kerak' },
    control: { kind: 'text' },
  },
  hidesLabel: {
    type: 'boolean',
    default: 'false',
    meaning: { ru: 'Подпись слышна, но не видна', uz: 'Sarlavha eshitiladi, lekin koʻrinmaydi' },
    control: { kind: 'flag' },
  },
  disabled: {
    type: 'boolean',
    default: 'false',
    meaning: { ru: 'Изменить нельзя', uz: 'Oʻzgartirib boʻlmaydi' },
    control: { kind: 'flag' },
  },
} satisfies Record<string, PropDocs>;

/** Documentation of `optional`. */
export const optionalDocs: PropDocs = {
  type: 'string',
  meaning: {
    ru: 'Слова о том, что поле можно пропустить',
    uz: 'Maydonni boʻsh qoldirish mumkinligi haqida soʻz',
  },
  control: { kind: 'text' },
};
