import { errorTexts } from './error-texts.ts';

/** Error texts, verbatim where the requirements give them (R4.9, R4.11, R8.2). */
export const errors = {
  tryAgain: errorTexts.tryAgain,
  general: errorTexts.general,
  cardNeeded: 'Необходимо заполнить данные для карты',
  noProvider: 'Страница входа сейчас не отвечает. Попробуй ещё раз чуть позже.',
} as const;
