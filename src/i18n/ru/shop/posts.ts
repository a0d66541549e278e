import { errorTexts } from '../app/error-texts.ts';

/** States of what was filled in and waits for the network (R9.10). */
export const posts = {
  waiting: 'Отправим, как только будет связь',
  sending: 'Отправляем…',
  unconfirmed: 'Ответ ещё не пришёл: повторим сами, второй раз это не засчитают',
  notPassed: 'Не подтверждено',
  refused: 'Не отправлено',
  antiSpam: errorTexts.antiSpam,
  tooLarge:
    'Сеть не пропускает столько сразу. Убери картинку или сократи текст, либо отправь через другую сеть.',
  notPassedReason:
    'Сеть не пропускает это к сервису или ответ от него (ошибка {{status}}): неизвестно, дошло ли. Отправь ещё раз через другую, например мобильную: дважды не засчитают.',
  writtenAt: 'Записано {{time}}',
  retry: 'Отправить ещё раз',
  edit: 'Изменить',
  open: 'Открыть',
  remove: 'Убрать',
} as const;
