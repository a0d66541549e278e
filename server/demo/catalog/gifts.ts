import { PIECE, SET, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { OPTION } from './options.ts';
import { chosenBy, model } from './variants.ts';

const common = {
  brandId: BRAND.friends,
  categoryId: CATEGORY.gifts,
  subCategoryId: SUB.sets,
} as const;

export const gifts: readonly BaseItem[] = [
  {
    ...common,
    id: 441,
    typeId: TYPE.merch,
    amount: SET,
    drawing: 'giftbox',
    price: 2500,
    model: 'FR-GB',
    name: text('Подарочный набор', 'Sovgʻa toʻplami'),
    description: text(
      'Коробка с лентой, внутри вещи программы, которые хорошо дополняют друг друга. Открытку подпишем за тебя: текст напиши в комментарии к заказу.',
      'Lentali quti, ichida bir-birini toʻldiradigan dastur buyumlari bor. Otkritkani oʻzimiz yozamiz: matnini buyurtma izohida qoldiring.',
    ),
    variants: chosenBy(
      [OPTION.set],
      model('«Первокурсник»', '“Birinchi kurs”', 'coral', 2500),
      model('«Выпускник»', '“Bitiruvchi”', 'indigo', 4900),
      model('«Лучший друг»', '“Eng yaqin doʻst”', 'mint', 7500),
      model('«Отличник»', '“Aʼlochi”', 'indigo', 3600),
    ),
  },
  {
    ...common,
    id: 445,
    typeId: TYPE.voucher,
    amount: PIECE,
    drawing: 'certificate',
    price: 1000,
    model: 'FR-GC',
    name: text('Сертификат в магазин мерча', 'Mahsulotlar doʻkoniga sertifikat'),
    description: text(
      'Действует в магазине кампуса и на сайте в течение года. Остаток не сгорает, оплатить можно часть покупки.',
      'Kampus doʻkonida va saytda bir yil amal qiladi. Qoldigʻi kuymaydi, xaridning bir qismini toʻlasa boʻladi.',
    ),
    variants: chosenBy(
      [OPTION.sum],
      model('на 1000', '1000 lik', 'amber', 1000),
      model('на 3000', '3000 lik', 'lavender', 3000),
      model('на 5000', '5000 lik', 'indigo', 5000),
      model('на 500', '500 lik', 'amber', 500),
    ),
  },
];
