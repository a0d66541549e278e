/** Why the camera does not read a code and what to do (R8.5); the busy one is specification §8's own. */
export const camera = {
  refused: 'Камера закрыта для кабинета. Разреши её в настройках браузера или введи номер с кода.',
  none: 'На этом устройстве нет камеры. Выбери фото с кодом или введи номер.',
  busy: 'Камера не отвечает, попробуйте позже, убедитесь что камера не занята другим браузером',
} as const;
