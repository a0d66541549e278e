import { hasShape, isText, type Checked } from '../shape.ts';

/** Whether a stored value is a text in both languages. */
export const isLocalText = hasShape({ ru: isText, uz: isText });
/** A text of the catalog or a manager's note in both languages (R1.8). */
export type LocalText = Checked<typeof isLocalText>;

/** A text of the service: in both languages where it made the text itself, else as a person wrote it. */
export type ServiceText = string | LocalText;

/** The text in a language; what a person wrote is the same in each. */
export const inLanguage = (text: ServiceText, language: keyof LocalText): string =>
  typeof text === 'string' ? text : text[language];
