/** Texts of the dialog that announces the welcome bonus. */
export const bonus = {
  title: 'Тебе начислено {{coins}}',
  text: 'Это приветственный бонус программы.\n1\u00A0{{noun}}\u00A0=\u00A01\u00A0рубль: трать на товары, услуги и обучение.',
  textWithoutCard:
    'Это приветственный бонус программы.\n1\u00A0{{noun}}\u00A0=\u00A01\u00A0рубль. Чтобы тратить, нужна физическая карта.',
  toCatalog: 'Открыть каталог',
  toCard: 'Получить карту',
} as const;
