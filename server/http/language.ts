import type { LocalText } from '#src/domain/text/text.ts';

export type Language = keyof LocalText;

/** The language of a response: Uzbek when the reader prefers it, else Russian (R1.8). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .find((tag) => /^(ru|uz)\b/.test(tag));
  return preferred?.startsWith('uz') ? 'uz' : 'ru';
}
