import { errorTexts } from './error-texts.ts';

/** Error texts of specification §8, verbatim where it gives them. */
export const errors = {
  tryAgain: errorTexts.tryAgain,
  general: errorTexts.general,
  cardNeeded: 'Необходимо заполнить данные для карты',
  sessionEnded: 'Сеанс закончился: показываем то, что есть на устройстве.',
  signInAgain: 'Войти снова',
  storageInMemory: 'Устройство не хранит данные: без сети кабинет не откроется.',
  updateReady: 'Вышла новая версия кабинета. Она откроется, когда скажешь.',
  update: 'Обновить',
  noProvider: 'Страница входа сейчас не отвечает. Попробуй ещё раз чуть позже.',
} as const;
