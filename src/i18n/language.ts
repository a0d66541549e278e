import { readStored, writeStored } from '#src/platform/web-storage.ts';

/** Languages of the app; the first is the default (R1.8). */
export const LANGUAGES = ['ru', 'uz'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  uz: 'Oʻzbekcha',
};

/** Local storage key of the chosen language (R1.8). */
export const LANGUAGE_KEY = 'SF_LANG';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** The language chosen on this device; Russian by default. */
export function storedLanguage(): Language {
  const value = readStored('local', LANGUAGE_KEY);
  return isLanguage(value) ? value : 'ru';
}

/** Stores the language for the next start; without storage the choice lasts until the tab closes. */
export function storeLanguage(language: Language): void {
  writeStored('local', LANGUAGE_KEY, language);
}
