import i18next from 'i18next';
import { storeLanguage, type Language } from './language.ts';
import { loadLanguage } from './setup.ts';

/**
 * Switches the language at once and stores the choice (R1.8).
 * @returns false, with nothing changed, when the language's texts cannot be loaded
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  try {
    await loadLanguage(language);
  } catch {
    return false;
  }
  storeLanguage(language);
  await i18next.changeLanguage(language);
  return true;
}
