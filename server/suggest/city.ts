import type { LocalText } from '#src/domain/text/text.ts';

export interface City {
  readonly name: LocalText;
  /** In Russian with their kind; Uzbek names where the transliteration differs. */
  readonly streets: readonly (string | LocalText)[];
}
