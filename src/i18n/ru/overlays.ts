import { errorTexts } from './error-texts.ts';

export const overlays = {
  open: 'Открыть',
  failure: { title: errorTexts.failureTitle, button: errorTexts.failureButton },
  outdated: { text: errorTexts.outdated, button: errorTexts.outdatedButton },
  withdraw: { title: 'Вывод на счёт', text: 'Пока не работает' },
  wrongBonus: {
    title: 'Бонус начислен по ошибке',
    text: 'Менеджер проверит начисление и исправит его. Остальное на балансе не изменится.',
  },
  wrongCard: {
    title: 'Карта другой программы',
    text: 'Тебе по ошибке выдали карту другой программы. Свяжись с персональным менеджером: он заменит карту.',
  },
  cardOff: {
    title: 'Карта отключена',
    lead: 'Пока карта отключена:',
    spend: 'тратить нельзя',
    sections: 'часть разделов закрыта',
    earn: 'награды за друзей приходят как обычно',
    safe: 'Накопленное остаётся на балансе. Поддержка включит карту или выдаст новую.',
    write: 'Написать в поддержку',
    call: 'Позвонить',
    wrongCard: 'Выдали карту другой программы?',
  },
  call: { title: 'Позвонить' },
  phones: {
    manager: 'Персональный менеджер',
    tollFree: 'Поддержка, звонок бесплатный',
    call: 'Позвонить',
    copyFailed: 'Браузер не дал скопировать: выдели номер сам.',
    noManager: 'Мобильный менеджера появится здесь, когда его назначат.',
  },
  privacy: {
    title: 'Политика конфиденциальности',
    failed: errorTexts.policyFailed,
    openPage: 'Открыть страницу политики',
  },
  leave: {
    title: 'О заказе ещё нет ответа',
    text: 'Мы узнаём, принят ли он. Если выйти сейчас, это устройство о нём забудет: после нового входа посмотри заказы и баланс. Спишем не больше одного раза.',
    confirm: 'Выйти',
    stay: 'Остаться',
  },
} as const;
