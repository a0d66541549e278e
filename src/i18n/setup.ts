import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setCurrency, type Currency } from './currency.ts';
import { isLanguage, storedLanguage, type Language } from './language.ts';
import { first } from './ru/first.ts';

const BUILT_IN: Language = 'ru';
/** An area that only a whole language has: its presence tells that the language is loaded. */
const LAST_AREA = 'pickup';

const readLanguage = async (language: Language): Promise<object> =>
  language === 'uz' ? (await import('./uz/uz.ts')).uz : (await import('./ru/ru.ts')).ru;

/** Loads all texts of a language; Russian ones of the first screen are part of the app. Rejects without a chunk. */
export async function loadLanguage(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, LAST_AREA)) return;
  for (const [area, texts] of Object.entries(await readLanguage(language))) {
    i18next.addResourceBundle(language, area, texts);
  }
}

/** Makes all texts of the language on screen ready: what a lazily loaded screen waits for. */
export const loadTexts = (): Promise<void> =>
  loadLanguage(isLanguage(i18next.language) ? i18next.language : BUILT_IN);

/**
 * Makes the texts ready in the language chosen on this device; `currency` is the brand's noun (R1.2).
 * A language that cannot be loaded gives way to Russian for this start.
 */
export async function startI18n(currency: Currency): Promise<void> {
  setCurrency(currency);
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(initReactI18next).init({
    lng: BUILT_IN,
    fallbackLng: BUILT_IN,
    resources: { ru: first },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const language = storedLanguage();
  if (language === BUILT_IN) return;
  try {
    await loadLanguage(language);
    await i18next.changeLanguage(language);
  } catch {
    // Offline without the chunk: Russian texts are better than none; the choice stays stored.
  }
}
