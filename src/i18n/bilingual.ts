import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language.ts';

/** A text in both languages next to its use, such as in the documentation's examples (R1.8). */
export type Bilingual = Readonly<Record<Language, string>>;

/** Picks the text of the language on screen. */
export type Translate = (text: Bilingual) => string;

/**
 * Returns a function that picks the text of the language on screen; the component renders again when the
 * language changes.
 */
export function useTranslate(): Translate {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'uz' ? 'uz' : 'ru';
  return useCallback((text) => text[language], [language]);
}
