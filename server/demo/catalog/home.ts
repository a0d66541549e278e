import { PIECE, SET, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { shades } from './variants.ts';

const common = {
  brandId: BRAND.nordika,
  categoryId: CATEGORY.home,
  typeId: TYPE.partner,
  amount: PIECE,
} as const;

export const home: readonly BaseItem[] = [
  {
    ...common,
    id: 376,
    subCategoryId: SUB.comfort,
    drawing: 'blanket',
    price: 2700,
    model: 'ND-BL-15',
    name: text('Плед «Тихий час»', '“Tinch soat” pledi'),
    description: text(
      'Мягкий плед 150 на 200 сантиметров из хлопка и акрила. Не теряет цвет после стирки и занимает мало места в шкафу.',
      'Paxta va akrildan 150 ga 200 santimetrli yumshoq pled. Yuvilganda rangi oʻchmaydi, shkafda kam joy oladi.',
    ),
    variants: shades('forest', 'coral', 'sand'),
  },
  {
    ...common,
    id: 380,
    subCategoryId: SUB.comfort,
    drawing: 'pillow',
    price: 990,
    model: 'ND-PW-45',
    name: text('Подушка с кисточками', 'Popukli yostiq'),
    description: text(
      'Подушка 45 на 45 сантиметров для дивана или подоконника. Чехол снимается и стирается в машине.',
      'Divan yoki deraza tokchasi uchun 45 ga 45 santimetrli yostiq. Gʻilofi yechiladi va mashinada yuviladi.',
    ),
    variants: shades('mint', 'lavender', 'amber'),
  },
  {
    ...common,
    id: 384,
    subCategoryId: SUB.decor,
    drawing: 'candle',
    price: 580,
    model: 'ND-CN-30',
    name: text('Свеча из соевого воска', 'Soya mumidan sham'),
    description: text(
      'Горит тридцать часов ровным пламенем и не коптит. Пахнет чаем, апельсином и немного старой библиотекой.',
      'Oʻttiz soat bir tekis yonadi va qurum chiqarmaydi. Choy, apelsin va sal eski kutubxona hidini taratadi.',
    ),
    variants: shades('coral', 'forest'),
  },
  {
    ...common,
    id: 388,
    subCategoryId: SUB.decor,
    drawing: 'plant',
    price: 870,
    model: 'ND-PL-12',
    name: text('Сансевиерия в кашпо', 'Tuvakdagi sansevieriya'),
    description: text(
      'Растение, которое прощает каникулы: поливать раз в две недели. Кашпо керамическое, с поддоном.',
      'Taʼtilni ham kechiradigan gul: ikki haftada bir sugʻoriladi. Tuvagi sopol, tagligi bor.',
    ),
    variants: shades('sand', 'indigo'),
  },
  {
    ...common,
    id: 391,
    subCategoryId: SUB.decor,
    drawing: 'umbrella',
    price: 1550,
    model: 'ND-UM-8',
    name: text('Зонт-трость', 'Hassa-soyabon'),
    description: text(
      'Восемь спиц из стекловолокна гнутся на ветру и не ломаются. Деревянная ручка, купол 105 сантиметров.',
      'Shisha toladan sakkizta simi shamolda egiladi, lekin sinmaydi. Dastasi yogʻoch, gumbazi 105 santimetr.',
    ),
    variants: shades('amber', 'indigo', 'graphite'),
  },
  {
    ...common,
    id: 395,
    subCategoryId: SUB.decor,
    drawing: 'clock',
    price: 1250,
    model: 'ND-CK-2',
    name: text('Будильник с колокольчиками', 'Qoʻngʻiroqli soat'),
    description: text(
      'Разбудит к первой паре даже после ночи над курсовой. Стрелки светятся, ход бесшумный.',
      'Kurs ishi bilan oʻtgan tundan keyin ham birinchi paraga uygʻotadi. Millari yorugʻlik sochadi, yurishi tovushsiz.',
    ),
    variants: shades('indigo', 'coral'),
  },
  {
    ...common,
    id: 398,
    subCategoryId: SUB.comfort,
    amount: SET,
    drawing: 'towel',
    price: 1480,
    model: 'ND-TW-3',
    name: text('Полотенца, набор из трёх', 'Sochiqlar, uchtalik toʻplam'),
    description: text(
      'Три махровых полотенца разного размера: для рук, душа и бассейна. Плотность 500 граммов, сохнут за ночь.',
      'Qoʻl, dush va hovuz uchun har xil oʻlchamdagi uchta momiq sochiq. Zichligi 500 gramm, bir kechada quriydi.',
    ),
    variants: shades('graphite', 'mint'),
  },
  {
    ...common,
    id: 402,
    subCategoryId: SUB.comfort,
    amount: SET,
    drawing: 'basket',
    price: 3200,
    model: 'ND-BK-1',
    name: text('Корзина «Новоселье»', '“Koʻchib oʻtish” savati'),
    description: text(
      'Чай, печенье, варенье и полезные мелочи для первой недели в общежитии. Плетёная корзина потом пригодится для книг и белья.',
      'Yotoqxonadagi birinchi hafta uchun choy, pechenye, murabbo va kerakli mayda-chuydalar. Toʻqima savat keyin kitob va kiyimga asqotadi.',
    ),
    variants: shades('amber', 'forest'),
  },
];
