const plural = new Intl.PluralRules('ru');

function minutesInRussian(minutes: number): string {
  const form = plural.select(minutes);
  if (form === 'one') return `${minutes} минуту`;
  return form === 'few' ? `${minutes} минуты` : `${minutes} минут`;
}

export const ru = {
  languageName: 'Русский',
  chooseLanguage: 'Язык',
  signIn: 'Вход',
  lead: {
    token: 'Токены, заказы и карта — в твоём личном кабинете.',
    coin: 'Монеты, заказы и карта — в твоём личном кабинете.',
  },
  email: 'Электронная почта',
  password: 'Пароль',
  showPassword: 'Показать пароль',
  submit: 'Войти',
  empty: 'Введи почту и пароль.',
  wrong:
    'Почта или пароль не подошли. Проверь раскладку и Caps Lock и введи пароль ещё раз. Не помнишь его — напиши в поддержку.',
  tooLong: 'Слишком длинный текст. Проверь почту и пароль.',
  limited: (minutes: number) =>
    `Слишком много попыток. Подожди ${minutesInRussian(minutes)} и попробуй снова.`,
  help: 'Не получается войти?',
  demoAccounts: 'Демонстрационные аккаунты',
  expired: 'Эта страница входа устарела',
  expiredMore:
    'Так бывает, если она долго была открыта или к ней ведёт кнопка «Назад». Ничего не потерялось.',
  failed: 'Вход не получился',
  failedMore: 'Запрос на вход пришёл с ошибкой. Начни заново из личного кабинета.',
  toApp: 'В личный кабинет',
  signOut: 'Выйти',
  signOutQuestion: 'Выйти из аккаунта?',
  signOutMore: 'Чтобы вернуться, понадобятся почта и пароль.',
  stay: 'Остаться',
  signedOut: 'Выход выполнен',
  signedOutMore: 'На этом устройстве больше никто не вошёл в личный кабинет.',
  signInAgain: 'Войти снова',
};

/** The texts of the provider's pages in one language (R1.8). */
export type Texts = typeof ru;
