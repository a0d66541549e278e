import { PIECE, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { OPTION } from './options.ts';
import { chosenBy, model, shades } from './variants.ts';

const merch = {
  brandId: BRAND.friends,
  categoryId: CATEGORY.bags,
  typeId: TYPE.merch,
  amount: PIECE,
} as const;

export const bags: readonly BaseItem[] = [
  {
    ...merch,
    id: 161,
    subCategoryId: SUB.backpacks,
    drawing: 'backpack',
    views: ['near'],
    price: 5400,
    model: 'FR-BP-22',
    name: text('Рюкзак «Маршрут» 22 л', '“Marshrut” ryukzagi, 22 l'),
    description: text(
      'Отделение для ноутбука до 15,6 дюйма, карман для бутылки и спинка из сетки. Ткань не промокает под коротким дождём, молнии с крупными бегунками.',
      '15,6 dyuymgacha noutbuk boʻlimi, butilka uchun choʻntagi va toʻrli orqa qismi bor. Matosi qisqa yomgʻirda suv oʻtkazmaydi, zanjiri qulay ushlanadi.',
    ),
    variants: shades('indigo', 'graphite', 'mint', 'coral'),
  },
  {
    ...merch,
    id: 166,
    subCategoryId: SUB.backpacks,
    drawing: 'tote',
    price: 850,
    model: 'FR-TT-05',
    name: text('Шопер «Библиотека»', '“Kutubxona” shopperi'),
    description: text(
      'Плотный хлопок выдерживает десять килограммов учебников. Длинные ручки ложатся на плечо, внутри есть карман для пропуска.',
      'Zich paxta oʻn kilogramm darslikni koʻtaradi. Uzun bandi yelkaga qulay tushadi, ichida ruxsatnoma uchun choʻntak bor.',
    ),
    variants: shades('graphite', 'sand', 'lavender'),
  },
  {
    ...merch,
    id: 171,
    subCategoryId: SUB.backpacks,
    brandId: BRAND.alma,
    typeId: TYPE.partner,
    drawing: 'sleeve',
    price: 1900,
    model: 'AS-LS',
    name: text('Чехол для ноутбука', 'Noutbuk gʻilofi'),
    description: text(
      'Войлок с мягкой подкладкой защищает от царапин и падения с парты. Закрывается на магнитную кнопку, сзади карман для зарядки.',
      'Yumshoq astarli kigiz tirnalish va partadan tushib ketishdan asraydi. Magnit tugma bilan yopiladi, orqasida zaryadlagich choʻntagi bor.',
    ),
    variants: chosenBy(
      [OPTION.diagonal, OPTION.colour],
      model('13 дюймов, песок', '13 dyuym, qum rang', 'sand', 1900),
      model('15 дюймов, песок', '15 dyuym, qum rang', 'sand', 2200),
      model('13 дюймов, графит', '13 dyuym, grafit rang', 'graphite', 1900),
      model('15 дюймов, графит', '15 dyuym, grafit rang', 'graphite', 2200),
    ),
  },
  {
    ...merch,
    id: 176,
    subCategoryId: SUB.travelBags,
    drawing: 'beltbag',
    price: 1350,
    model: 'FR-BB-03',
    name: text('Поясная сумка «Налегке»', '“Yengil” bel sumkasi'),
    description: text(
      'Всё самое нужное под рукой: телефон, карта, ключи и наушники. Ремень регулируется, сумку можно носить и через плечо.',
      'Eng kerakli narsalar qoʻl ostida: telefon, karta, kalit va quloqchin. Kamari sozlanadi, yelkaga ham taqsa boʻladi.',
    ),
    variants: shades('mint', 'graphite'),
  },
  {
    ...merch,
    id: 180,
    subCategoryId: SUB.travelBags,
    brandId: BRAND.voyo,
    typeId: TYPE.partner,
    drawing: 'suitcase',
    price: 12_900,
    model: 'VY-40',
    name: text('Чемодан для ручной клади', 'Qoʻl yuki chamadoni'),
    description: text(
      'Корпус из поликарбоната, четыре колеса и кодовый замок. Размер 55 × 40 × 20 сантиметров подходит большинству авиакомпаний.',
      'Polikarbonat korpusi, toʻrtta gʻildiragi va kodli qulfi bor. 55 × 40 × 20 santimetr oʻlchami koʻpchilik aviakompaniyalarga mos.',
    ),
    variants: shades('lavender', 'coral', 'graphite'),
  },
];
