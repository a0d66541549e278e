import { PIECE, SET, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { OPTION } from './options.ts';
import { chosenBy, model, only } from './variants.ts';

const common = {
  brandId: BRAND.igrotek,
  categoryId: CATEGORY.games,
  typeId: TYPE.partner,
  amount: PIECE,
} as const;

export const games: readonly BaseItem[] = [
  {
    ...common,
    id: 351,
    subCategoryId: SUB.tabletop,
    drawing: 'boardgame',
    views: ['near', 'wrapped'],
    price: 2200,
    model: 'IG-FAC',
    name: text('Настольная игра «Факультет»', '“Fakultet” stol oʻyini'),
    description: text(
      'Собери команду, сдай сессию и построй свою лабораторию раньше соперников. Партия идёт около часа, правила объясняются за пять минут.',
      'Jamoa toʻplang, sessiyani topshiring va laboratoriyangizni raqiblardan oldin quring. Oʻyin bir soatcha davom etadi, qoidasi besh daqiqada tushuntiriladi.',
    ),
    variants: chosenBy(
      [OPTION.edition],
      model('базовое издание', 'asosiy nashr', 'coral', 2200),
      model('издание «Магистратура»', '“Magistratura” nashri', 'indigo', 2900),
    ),
  },
  {
    ...common,
    id: 355,
    subCategoryId: SUB.tabletop,
    amount: SET,
    drawing: 'cards',
    price: 650,
    model: 'IG-AL',
    name: text('Карточная игра «Ассоциации»', '“Assotsiatsiya” karta oʻyini'),
    description: text(
      'Сто двадцать иллюстраций и ни одного слова: объясняй намёками. Для компании от трёх до восьми человек.',
      'Bir yuz yigirmata rasm, bironta ham soʻz yoʻq: ishora bilan tushuntiring. Uch kishidan sakkiz kishigacha davra uchun.',
    ),
    variants: chosenBy(
      [OPTION.set],
      model('основной набор', 'asosiy toʻplam', 'indigo', 650),
      model('дополнение', 'qoʻshimcha toʻplam', 'forest', 480),
    ),
  },
  {
    ...common,
    id: 358,
    subCategoryId: SUB.tabletop,
    amount: SET,
    drawing: 'chess',
    price: 2600,
    model: 'IG-CH-40',
    name: text('Шахматы деревянные', 'Yogʻoch shaxmat'),
    description: text(
      'Фигуры с утяжелением и войлочным основанием, доска складывается в футляр. Размер поля 40 сантиметров.',
      'Ogʻirlashtirilgan va tagi kigizli donalar, taxtasi quti boʻlib yigʻiladi. Maydoni 40 santimetr.',
    ),
    variants: chosenBy(
      [OPTION.kind],
      model('классические', 'klassik', 'sand', 2600),
      model('с цветными фигурами', 'rangli donalar bilan', 'mint', 2900),
    ),
  },
  {
    ...common,
    id: 361,
    subCategoryId: SUB.puzzles,
    drawing: 'cube',
    price: 700,
    model: 'IG-CB-3',
    name: text('Скоростной кубик', 'Tezkor kubik'),
    description: text(
      'Магниты выравнивают грани, ход регулируется. Внутри коробки памятка с формулами для начинающих.',
      'Magnitlar qirralarni tekislaydi, aylanishi sozlanadi. Qutida boshlovchilar uchun formulalar varaqasi bor.',
    ),
    variants: chosenBy(
      [OPTION.kind],
      model('3 × 3', '3 × 3', 'coral', 700),
      model('3 × 3 с магнитами', '3 × 3, magnitli', 'indigo', 1200),
    ),
  },
  {
    ...common,
    id: 364,
    subCategoryId: SUB.puzzles,
    amount: SET,
    drawing: 'jigsaw',
    price: 980,
    model: 'IG-PZ',
    name: text('Пазл «Кампус с высоты»', '“Kampus tepadan” pazli'),
    description: text(
      'Рисунок кампуса, на котором можно найти свою аудиторию и кота с кафедры физики. Детали плотные, подходят без усилий.',
      'Kampus surati: unda oʻz auditoriyangizni va fizika kafedrasi mushugini topasiz. Qismlari zich, oson tushadi.',
    ),
    variants: chosenBy(
      [OPTION.pieces],
      model('500 деталей', '500 qism', 'mint', 980),
      model('1000 деталей', '1000 qism', 'graphite', 1380),
      model('300 деталей', '300 qism', 'mint', 780),
    ),
  },
  {
    ...common,
    id: 368,
    subCategoryId: SUB.tabletop,
    drawing: 'rackets',
    price: 560,
    model: 'IG-TT-1',
    name: text('Мини-теннис для стола', 'Stol uchun mini-tennis'),
    description: text(
      'Сетка крепится к любой столешнице за минуту. Отличный отдых между двумя главами диплома.',
      'Toʻri istalgan stolga bir daqiqada oʻrnatiladi. Diplomning ikki bobi orasida ajoyib dam olish.',
    ),
    variants: only('mint'),
  },
];
