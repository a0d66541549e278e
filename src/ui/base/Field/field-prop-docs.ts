import type { PropDocs } from '#src/ui/docs/component-docs.tsx';

/** Documentation of the form controls' common properties. */
export const fieldPropDocs = {
  hint: {
    type: 'string',
    meaning: 'Помощь под полем',
    control: { kind: 'text' },
  },
  error: {
    type: 'string',
    meaning: 'Что не так и что сделать',
    control: { kind: 'text' },
  },
  hidesLabel: {
    type: 'boolean',
    default: 'false',
    meaning: 'Подпись слышна, но не видна',
    control: { kind: 'flag' },
  },
  disabled: {
    type: 'boolean',
    default: 'false',
    meaning: 'Изменить нельзя',
    control: { kind: 'flag' },
  },
} satisfies Record<string, PropDocs>;

/** Documentation of `optional`. */
export const optionalDocs: PropDocs = {
  type: 'string',
  meaning: 'Слова о том, что поле можно пропустить',
  control: { kind: 'text' },
};
