import type { Language } from '../language.ts';
import { NBSP } from './number.ts';

/** A share or a span of shares: «40 %», «15–25 %»; Uzbek writes the sign without a space. */
export const formatPercent = (share: number | string, language: Language): string =>
  `${share}${language === 'uz' ? '' : NBSP}%`;
