import { errorTexts } from './app/error-texts.ts';

export const common = {
  loading: 'Загрузка…',
  retry: 'Повторить',
  close: 'Закрыть',
  messages: 'Сообщения',
  cancel: 'Отмена',
  confirm: 'Подтвердить',
  fine: 'Хорошо',
  copy: 'Скопировать',
  copied: 'Скопировано',
  share: 'Поделиться',
  more: 'Показать ещё',
  home: 'На главную',
  support: 'Написать в поддержку',
  dataFrom: 'Данные от {{time}}',
  allCoins: { token: 'Токены', coin: 'Монеты' },
  notReceived: {
    silent: 'Сервис не ответил.',
    failed: 'Сервис ответил ошибкой.',
    refused: 'В запросе отказано.',
  },
  error: errorTexts.later,
  errorId: 'Код ошибки для поддержки: {{id}}',
} as const;
