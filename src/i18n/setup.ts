import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setCurrency, type Currency } from './currency.ts';
import { isLanguage, storedLanguage, type Language } from './language.ts';
import { firstScreen } from './ru/app/first-screen.ts';

const BUILT_IN: Language = 'ru';

/** The files of a language: that of the app, and that of the staff screens, which no member's device stores. */
const FILES = {
  ru: {
    app: async () => (await import('./ru/ru.ts')).ru,
    staff: async () => (await import('./ru/staff/staff-ru.ts')).staffTexts,
  },
  uz: {
    app: async () => (await import('./uz/uz.ts')).uz,
    staff: async () => (await import('./uz/staff/staff-uz.ts')).staffTexts,
  },
} as const satisfies Record<Language, Record<string, () => Promise<object>>>;

/** Those that this page needs in whichever language is on screen. */
const needed = new Set<'app' | 'staff'>(['app']);
/** Those that are there, such as `ru app`. */
const loaded = new Set<string>();

/**
 * Loads all texts of a language that the page needs; the first screen's Russian texts are part of the app. Rejects
 * without a chunk.
 */
export async function loadLanguage(language: Language): Promise<void> {
  const missing = [...needed].filter((file) => !loaded.has(`${language} ${file}`));
  await Promise.all(
    missing.map(async (file) => {
      for (const [area, texts] of Object.entries(await FILES[language][file]())) {
        i18next.addResourceBundle(language, area, texts);
      }
      loaded.add(`${language} ${file}`);
    }),
  );
}

/** Loads all texts of the language on screen; lazily loaded screens await it. */
export async function loadTexts(): Promise<void> {
  await started;
  return loadLanguage(isLanguage(i18next.language) ? i18next.language : BUILT_IN);
}

/** Loads the texts of the staff screens, too. */
export function loadStaffTexts(): Promise<void> {
  needed.add('staff');
  return loadTexts();
}

let started: Promise<void> | undefined;

/**
 * Initialises the texts in the language chosen on this device. Falls back to Russian for this start when
 * the language cannot be loaded.
 * @param currency the brand's noun (R1.2)
 */
export function startI18n(currency: Currency): Promise<void> {
  started = start(currency);
  return started;
}

async function start(currency: Currency): Promise<void> {
  loaded.clear();
  setCurrency(currency);
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(initReactI18next).init({
    lng: BUILT_IN,
    fallbackLng: BUILT_IN,
    resources: { ru: firstScreen },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const language = storedLanguage();
  if (language === BUILT_IN) return;
  try {
    await loadLanguage(language);
    await i18next.changeLanguage(language);
  } catch {
    // Offline without the chunk: shows Russian texts; the stored choice stays.
  }
}
