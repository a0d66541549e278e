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
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : 'ru';
  } catch {
    return 'ru';
  }
}

/** Stores the language for the next start. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the choice lasts until the tab closes.
  }
}
