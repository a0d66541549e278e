import type { LocalText } from '#src/domain/text.ts';

export interface City {
  readonly name: LocalText;
  /** In Russian with their kind; Uzbek names where they are not the same in Latin letters. */
  readonly streets: readonly (string | LocalText)[];
}
