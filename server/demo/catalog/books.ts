import { PIECE, SET, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { OPTION } from './options.ts';
import { chosenBy, model, only } from './variants.ts';

const common = {
  brandId: BRAND.kitob,
  categoryId: CATEGORY.books,
  typeId: TYPE.partner,
  amount: PIECE,
} as const;

export const books: readonly BaseItem[] = [
  {
    ...common,
    id: 411,
    subCategoryId: SUB.learning,
    drawing: 'book',
    price: 890,
    model: 'KD-SE',
    name: text('Серия «Понятная наука»', '“Tushunarli fan” turkumi'),
    description: text(
      'Преподаватели университета рассказывают о сложном простыми словами. Короткие главы, рисунки на полях и задачи с разбором.',
      'Universitet oʻqituvchilari murakkab narsalarni sodda tilda soʻzlab beradi. Qisqa boblar, hoshiyadagi rasmlar va yechimli masalalar.',
    ),
    variants: chosenBy(
      [OPTION.book],
      model('«Математика без страха»', '“Qoʻrqinchsiz matematika”', 'indigo', 890),
      model('«Экономика на кухне»', '“Oshxonadagi iqtisod”', 'forest', 890),
      model('«Психология отношений»', '“Munosabatlar psixologiyasi”', 'coral', 940),
      model('«Право каждый день»', '“Har kungi huquq”', 'indigo', 940),
      model('«История города»', '“Shahar tarixi”', 'forest', 990),
      model('«Как устроен код»', '“Kod qanday ishlaydi”', 'graphite', 1050),
    ),
  },
  {
    ...common,
    id: 419,
    subCategoryId: SUB.reading,
    amount: SET,
    drawing: 'bookstack',
    price: 2900,
    model: 'KD-ST-5',
    name: text('Стопка на семестр', 'Semestr kitoblari'),
    description: text(
      'Четыре книги, которые подобрали библиотекари: роман, нон-фикшн, рассказы и неожиданность. Внутри письмо о том, почему выбраны именно они.',
      'Kutubxonachilar tanlagan toʻrtta kitob: roman, nonfikshn, hikoyalar va kutilmagan asar. Ichida nega aynan shular tanlangani haqida maktub bor.',
    ),
    variants: chosenBy(
      [OPTION.language],
      model('на русском', 'rus tilida', 'coral', 2900),
      model('на узбекском', 'oʻzbek tilida', 'forest', 2900),
    ),
  },
  {
    ...common,
    id: 423,
    subCategoryId: SUB.learning,
    drawing: 'dictionary',
    price: 760,
    model: 'KD-DC',
    name: text('Карманный словарь', 'Choʻntak lugʻati'),
    description: text(
      'Двенадцать тысяч слов с транскрипцией и примерами из живой речи. Цветные закладки помогают найти тему за секунду.',
      'Transkripsiyasi va jonli nutqdan misollari bilan oʻn ikki ming soʻz. Rangli belgilar mavzuni bir soniyada topishga yordam beradi.',
    ),
    variants: chosenBy(
      [OPTION.language],
      model('английский', 'ingliz tili', 'mint', 760),
      model('китайский', 'xitoy tili', 'coral', 820),
      model('узбекский', 'oʻzbek tili', 'mint', 760),
      model('немецкий', 'nemis tili', 'coral', 790),
    ),
  },
  {
    ...common,
    id: 427,
    subCategoryId: SUB.reading,
    drawing: 'tablet',
    price: 13_900,
    model: 'KD-ER-6',
    name: text('Электронная книга', 'Elektron kitob'),
    description: text(
      'Экран не бликует на солнце, одной зарядки хватает на месяц. Подписка на библиотеку университета на год уже внутри.',
      'Ekrani quyoshda yaltiramaydi, bir zaryad bir oyga yetadi. Universitet kutubxonasiga bir yillik obuna ichida.',
    ),
    variants: only('graphite'),
  },
];
