import { errorTexts } from './error-texts.ts';

/** States of what was filled in and waits for the network (R9.10). */
export const posts = {
  waiting: 'Отправим, как только будет связь',
  sending: 'Отправляем…',
  unconfirmed: 'Ответ ещё не пришёл: повторим сами, второй раз это не засчитают',
  refused: 'Не отправлено',
  antiSpam: errorTexts.antiSpam,
  writtenAt: 'Записано {{time}}',
  retry: 'Отправить ещё раз',
  edit: 'Изменить',
  open: 'Открыть',
  remove: 'Убрать',
} as const;
