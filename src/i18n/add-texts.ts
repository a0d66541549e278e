import i18next from 'i18next';
import type { Language } from './language.ts';

/**
 * Registers the texts of a screen that has its own chunk, in both languages: a switch of the language then
 * needs no network. A screen imports the module of `areas` that calls it.
 */
export function addTexts(area: string, texts: Readonly<Record<Language, object>>): void {
  const add = () => {
    for (const [language, bundle] of Object.entries(texts)) {
      i18next.addResourceBundle(language, area, bundle);
    }
  };
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
}
