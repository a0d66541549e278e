/** Languages of the area; the first one is the default (R1.8). */
export const LANGUAGES = ['ru', 'uz'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  uz: 'Oʻzbekcha',
};

/** Key of local storage that keeps the choice (specification §9). */
export const LANGUAGE_KEY = 'SF_LANG';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** The language chosen on this device, Russian when none was. */
export function storedLanguage(): Language {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : 'ru';
  } catch {
    return 'ru';
  }
}

/** Keeps the choice for the next start; without storage it lasts until the tab closes. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice still holds for this tab.
  }
}
