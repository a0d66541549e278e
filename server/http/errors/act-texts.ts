import type { LocalText } from '#src/domain/text/text.ts';

/** Refusals of acts of the institution, which staff reads. */
export const ACT_TEXTS = {
  OTHER_PROJECT: {
    ru: 'Это участник другой программы: твоя роль на неё не распространяется',
    uz: 'Bu boshqa dastur ishtirokchisi: sizning rolingiz unga taalluqli emas',
  },
  TOO_MANY_COINS: {
    ru: 'Столько без второго сотрудника изменить нельзя. Попроси об этом того, у кого есть роль tokens-admin',
    uz: 'Buncha miqdorni ikkinchi xodimsiz oʻzgartirib boʻlmaydi. Buni tokens-admin roli bor xodimdan soʻrang',
  },
  SECOND_PERSON: {
    ru: 'Решить должен другой сотрудник: этот запрос создан тобой',
    uz: 'Qarorni boshqa xodim qabul qilishi kerak: bu soʻrovni siz yaratgansiz',
  },
  OWN_COINS: {
    ru: 'Свои монеты и токены меняет другой сотрудник',
    uz: 'Oʻz tanga va tokenlaringizni boshqa xodim oʻzgartiradi',
  },
  FEWER_PIECES: {
    ru: 'Столько списать нельзя: на складе меньше',
    uz: 'Buncha hisobdan chiqarib boʻlmaydi: omborda bundan kam',
  },
  HAS_CARD: {
    ru: 'У участника уже есть такая карта. Сначала отключи её',
    uz: 'Ishtirokchida bunday karta bor. Avval uni oʻchiring',
  },
  EMAIL_LEFT: {
    ru: 'Участник с этой почтой сменил её на другую: укажи новую',
    uz: 'Bu pochtali ishtirokchi uni almashtirgan: yangisini koʻrsating',
  },
  NO_SUCH_PRODUCT: {
    ru: 'Товара с таким externalId нет: сначала добавь его',
    uz: 'Bunday externalId bilan mahsulot yoʻq: avval uni qoʻshing',
  },
  NO_SUCH_PICTURE: {
    ru: 'Картинки с таким именем нет: сначала загрузи её',
    uz: 'Bunday nomli rasm yoʻq: avval uni yuklang',
  },
  PRODUCT_PICTURE: {
    ru: 'Подойдёт картинка PNG, JPEG или WebP не больше 1 МБ',
    uz: 'PNG, JPEG yoki WebP rasm, 1 MB dan oshmasin',
  },
  NO_SUCH_MANAGER: {
    ru: 'Менеджера с таким externalId нет: сначала добавь его',
    uz: 'Bunday externalId bilan menejer yoʻq: avval uni qoʻshing',
  },
  NO_SUCH_MEMBER: {
    ru: 'Участника с такой почтой нет: сначала добавь его',
    uz: 'Bunday pochta bilan ishtirokchi yoʻq: avval uni qoʻshing',
  },
  CARD_NUMBER_TAKEN: {
    ru: 'Карта с этим номером уже выдана',
    uz: 'Bu raqamli karta allaqachon berilgan',
  },
} satisfies Record<string, LocalText>;
