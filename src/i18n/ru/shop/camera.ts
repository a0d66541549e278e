import { errorTexts } from '../app/error-texts.ts';

/**
 * Why the camera does not read a code and what to do; R8.5 gives the text for a busy camera.
 */
export const camera = {
  refused: 'Камера закрыта для кабинета. Разреши её в настройках браузера или введи номер с кода.',
  none: 'На этом устройстве нет камеры. Выбери фото с кодом или введи номер.',
  busy: errorTexts.cameraBusy,
  unsupported: 'Этот браузер не даёт сайтам камеру. Выбери фото с кодом или введи номер.',
  lost: 'Камера отключилась. Включи её снова, выбери фото с кодом или введи номер.',
  notLoaded: 'Сканер не загрузился. Попробуй ещё раз или введи номер с кода.',
  notOnDevice:
    'Сканера ещё нет на этом устройстве, а связи сейчас нет. Введи номер с кода: это работает и без сети.',
} as const;
