import { PIECE, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { OPTION } from './options.ts';
import { chosenBy, model, shades } from './variants.ts';

const common = {
  brandId: BRAND.friends,
  categoryId: CATEGORY.drinkware,
  typeId: TYPE.merch,
  amount: PIECE,
} as const;

export const drinkware: readonly BaseItem[] = [
  {
    ...common,
    id: 191,
    subCategoryId: SUB.cups,
    drawing: 'mug',
    views: ['near', 'wrapped'],
    price: 480,
    model: 'FR-MG-33',
    name: text('Кружка «Доброе утро» 330 мл', '“Xayrli tong” krujkasi, 330 ml'),
    description: text(
      'Керамика с толстыми стенками долго держит тепло. Рисунок обожжён под глазурью, кружку можно мыть в машине и ставить в микроволновку.',
      'Qalin devorli sopol issiqni uzoq saqlaydi. Rasmi sir ostida kuydirilgan, idish yuvish mashinasi va mikrotoʻlqinli pechga qoʻysa boʻladi.',
    ),
    variants: shades('coral', 'indigo', 'mint', 'amber'),
  },
  {
    ...common,
    id: 198,
    subCategoryId: SUB.bottles,
    drawing: 'tumbler',
    price: 990,
    model: 'FR-TM-40',
    name: text('Стакан с собой 400 мл', 'Olib yuriladigan stakan, 400 ml'),
    description: text(
      'Двойная стенка, пробковый пояс и крышка, которая не протекает в рюкзаке. С ним в кофейне кампуса напиток дешевле на десять процентов.',
      'Ikki qavatli devor, probka belbogʻ va ryukzakda oqmaydigan qopqoq. U bilan kampus qahvaxonasida ichimlik oʻn foizga arzon.',
    ),
    variants: shades('sand', 'forest', 'coral'),
  },
  {
    ...common,
    id: 203,
    subCategoryId: SUB.bottles,
    brandId: BRAND.nordika,
    typeId: TYPE.partner,
    drawing: 'thermos',
    price: 1690,
    model: 'ND-TH',
    name: text('Термос Nordika', 'Nordika termosi'),
    description: text(
      'Нержавеющая сталь и вакуум между стенками: чай остаётся горячим двенадцать часов. Крышка служит чашкой.',
      'Zanglamaydigan poʻlat va devorlar orasidagi vakuum tufayli choy oʻn ikki soat issiq turadi. Qopqogʻi piyola oʻrnini bosadi.',
    ),
    variants: chosenBy(
      [OPTION.volume, OPTION.colour],
      model('500 мл, мята', '500 ml, yalpiz rang', 'mint', 1690),
      model('750 мл, мята', '750 ml, yalpiz rang', 'mint', 2090),
      model('500 мл, графит', '500 ml, grafit rang', 'graphite', 1690),
      model('750 мл, графит', '750 ml, grafit rang', 'graphite', 2090),
    ),
  },
  {
    ...common,
    id: 208,
    subCategoryId: SUB.bottles,
    drawing: 'bottle',
    price: 720,
    model: 'FR-BT-70',
    name: text('Бутылка для воды 700 мл', 'Suv idishi, 700 ml'),
    description: text(
      'Прозрачный тритан без запаха, шкала выпитого сбоку и петля для карабина. Широкое горло легко вымыть.',
      'Hidsiz shaffof tritan, yonida ichilgan suv oʻlchovi va karabin uchun halqa. Keng ogʻzini yuvish oson.',
    ),
    variants: shades('amber', 'indigo', 'lavender'),
  },
  {
    ...common,
    id: 213,
    subCategoryId: SUB.bottles,
    brandId: BRAND.nordika,
    typeId: TYPE.partner,
    drawing: 'lunchbox',
    price: 890,
    model: 'ND-LB-2',
    name: text('Ланчбокс на два отделения', 'Ikki boʻlimli lanchboks'),
    description: text(
      'Первое отдельно, салат отдельно: перегородка вынимается. Защёлки держат крышку плотно, в комплекте вилка.',
      'Issiq ovqat alohida, salat alohida: toʻsigʻi olinadi. Qisqichlari qopqoqni zich yopadi, toʻplamda sanchqi bor.',
    ),
    variants: shades('forest', 'coral'),
  },
  {
    ...common,
    id: 217,
    subCategoryId: SUB.cups,
    brandId: BRAND.nordika,
    typeId: TYPE.partner,
    drawing: 'teapot',
    price: 1450,
    model: 'ND-TP-80',
    name: text('Чайник заварочный 800 мл', 'Choynak, 800 ml'),
    description: text(
      'Фарфоровый чайник на четыре чашки с ситечком из стали. Ручка не нагревается, носик не капает.',
      'Toʻrt piyolaga moʻljallangan, poʻlat elakchali chinni choynak. Dastasi qizimaydi, jumragidan tommaydi.',
    ),
    variants: shades('indigo', 'sand'),
  },
];
