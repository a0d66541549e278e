import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language.ts';

/** A text that stands beside what it is about, in both languages: the documentation's examples (R1.8). */
export type Bilingual = Readonly<Record<Language, string>>;

/** Gives a text in the language on screen. */
export type Say = (text: Bilingual) => string;

/** Follows the language: what is said with it changes without a reload. */
export function useSay(): Say {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'uz' ? 'uz' : 'ru';
  return useCallback((text) => text[language], [language]);
}
