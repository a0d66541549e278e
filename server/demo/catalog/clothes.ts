import { PIECE, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { shades, sized } from './variants.ts';

const merch = {
  brandId: BRAND.friends,
  categoryId: CATEGORY.clothes,
  typeId: TYPE.merch,
  amount: PIECE,
} as const;

export const clothes: readonly BaseItem[] = [
  {
    ...merch,
    id: 101,
    subCategoryId: SUB.tops,
    drawing: 'hoodie',
    views: ['near', 'wrapped'],
    price: 4200,
    model: 'FR-HD-24',
    name: text('Худи «Кампус»', '“Kampus” xudisi'),
    description: text(
      'Плотный футер с начёсом, глубокий капюшон и карман-кенгуру, в котором помещаются телефон и зачётка. Вышивка на груди не трескается и не выцветает. Стирать при 30 градусах, наизнанку.',
      'Ichi tukli zich trikotaj, chuqur kapyushon hamda telefon va zachyotka sigʻadigan keng choʻntak. Koʻkrakdagi kashta yorilmaydi va rangi oʻchmaydi. 30 darajada, teskari agʻdarib yuviladi.',
    ),
    variants: sized(['indigo', 'graphite', 'coral'], 'S', 'M', 'L', 'XL'),
  },
  {
    ...merch,
    id: 113,
    subCategoryId: SUB.tops,
    drawing: 'tshirt',
    views: ['near'],
    price: 1400,
    model: 'FR-TS-10',
    name: text('Футболка «Друзья»', '“Doʻstlar” futbolkasi'),
    description: text(
      'Хлопок с небольшой долей эластана: держит форму и после тридцати стирок. Прямой крой подходит всем, знак программы нанесён шелкографией.',
      'Ozgina elastan qoʻshilgan paxta: oʻttiz marta yuvilgandan keyin ham shaklini saqlaydi. Toʻgʻri bichim hammaga mos, dastur belgisi shelkografiya usulida tushirilgan.',
    ),
    variants: sized(['coral', 'indigo', 'mint'], 'S', 'M', 'L', 'XL'),
  },
  {
    ...merch,
    id: 125,
    subCategoryId: SUB.tops,
    drawing: 'sweatshirt',
    price: 3300,
    model: 'FR-SW-03',
    name: text('Свитшот «Сессия»', '“Sessiya” svitshoti'),
    description: text(
      'Тёплый свитшот без капюшона для лекций в прохладных аудиториях. Три полосы на груди, мягкие манжеты и усиленный ворот.',
      'Salqin auditoriyalardagi maʼruzalar uchun kapyushonsiz issiq svitshot. Koʻkragida uchta chiziq, yumshoq manjetlar va mustahkam yoqa bor.',
    ),
    variants: sized(['forest', 'lavender'], 'M', 'L', 'XL'),
  },
  {
    ...merch,
    id: 133,
    subCategoryId: SUB.tops,
    drawing: 'bomber',
    views: ['wrapped'],
    price: 6900,
    model: 'FR-BM-01',
    name: text('Бомбер «Выпускник»', '“Bitiruvchi” bomberi'),
    description: text(
      'Университетский бомбер на кнопках со светлыми рукавами и вышитой эмблемой. Лёгкий утеплитель греет до плюс пяти, внутри есть потайной карман.',
      'Tugmali, yengi och rangli va emblemasi kashtalangan universitet bomberi. Yengil isitkich ortiqcha besh darajagacha isitadi, ichida yashirin choʻntak bor.',
    ),
    variants: sized(['indigo', 'graphite'], 'S', 'M', 'L'),
  },
  {
    ...merch,
    id: 141,
    subCategoryId: SUB.headwear,
    drawing: 'cap',
    price: 1100,
    model: 'FR-CP-07',
    name: text('Бейсболка «Перемена»', '“Tanaffus” beysbolkasi'),
    description: text(
      'Пять клиньев из плотного хлопка, изогнутый козырёк и металлическая застёжка. Обхват регулируется от 55 до 61 сантиметра.',
      'Zich paxtadan besh boʻlakli, soyaboni egilgan va metall toʻgʻnagichli beysbolka. Aylanasi 55 dan 61 santimetrgacha sozlanadi.',
    ),
    variants: shades('mint', 'coral', 'graphite'),
  },
  {
    ...merch,
    id: 147,
    subCategoryId: SUB.headwear,
    drawing: 'beanie',
    price: 950,
    model: 'FR-BN-02',
    name: text('Шапка «Первый снег»', '“Birinchi qor” shapkasi'),
    description: text(
      'Двойная вязка из мериноса с акрилом, широкий отворот и помпон. Не колется и не теряет форму в рюкзаке.',
      'Merinos va akril aralash ipdan ikki qavat toʻqilgan, keng qaytarmasi va popugi bor. Tirnamaydi, ryukzakda ham shaklini yoʻqotmaydi.',
    ),
    variants: shades('coral', 'indigo'),
  },
  {
    ...merch,
    id: 151,
    subCategoryId: SUB.accessories,
    drawing: 'scarf',
    price: 1250,
    model: 'FR-SC-04',
    name: text('Шарф «Трибуна»', '“Tribuna” sharfi'),
    description: text(
      'Длинный шарф в полоску для матчей и зимних пар. Мягкая пряжа, бахрома ручной работы, длина 180 сантиметров.',
      'Oʻyinlar va qishki darslar uchun uzun yoʻl-yoʻl sharf. Yumshoq ip, qoʻlda tugilgan popuk, uzunligi 180 santimetr.',
    ),
    variants: shades('graphite', 'forest'),
  },
  {
    ...merch,
    id: 155,
    subCategoryId: SUB.accessories,
    drawing: 'socks',
    price: 320,
    model: 'FR-SK-12',
    name: text('Носки «Пара к паре»', '“Juft-juft” paypogʻi'),
    description: text(
      'Высокие хлопковые носки с контрастной пяткой и мыском. Размер 37–43, в упаковке одна пара.',
      'Tovoni va uchi boshqa rangdagi uzun paxta paypoq. Oʻlchami 37–43, qadoqda bir juft.',
    ),
    variants: shades('amber', 'lavender', 'mint'),
  },
];
