import { errorTexts } from './error-texts.ts';

/** Error texts of specification §8, verbatim where it gives them. */
export const errors = {
  tryAgain: errorTexts.tryAgain,
  general: errorTexts.general,
  cardNeeded: 'Необходимо заполнить данные для карты',
  noProvider: 'Страница входа сейчас не отвечает. Попробуй ещё раз чуть позже.',
} as const;
