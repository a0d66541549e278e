import { PIECE, SET, text, type BaseItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { OPTION } from './options.ts';
import { chosenBy, inSize, model, only, shades } from './variants.ts';

const common = {
  brandId: BRAND.atlant,
  categoryId: CATEGORY.sport,
  typeId: TYPE.partner,
  amount: PIECE,
} as const;

export const sport: readonly BaseItem[] = [
  {
    ...common,
    id: 321,
    subCategoryId: SUB.training,
    drawing: 'yogamat',
    price: 1700,
    model: 'AT-YM-6',
    name: text('Коврик для йоги', 'Yoga gilamchasi'),
    description: text(
      'Толщина шесть миллиметров, нескользящая поверхность с обеих сторон. Ремень для переноски в комплекте.',
      'Qalinligi olti millimetr, ikki tomoni ham sirgʻanmaydi. Koʻtarish tasmasi toʻplamda.',
    ),
    variants: shades('forest', 'lavender', 'coral'),
  },
  {
    ...common,
    id: 325,
    subCategoryId: SUB.training,
    amount: text('1 пара', '1 juft'),
    drawing: 'dumbbells',
    price: 1100,
    model: 'AT-DB',
    name: text('Гантели в неопрене', 'Neoprenli gantellar'),
    description: text(
      'Не скользят в руке и не царапают пол. Шестигранные края не дают гантелям укатиться.',
      'Qoʻlda sirgʻanmaydi va polni tirnamaydi. Olti qirrali cheti gantelni dumalatmaydi.',
    ),
    variants: chosenBy(
      [OPTION.weight],
      model('2 × 1 кг', '2 × 1 kg', 'indigo', 1100),
      model('2 × 2 кг', '2 × 2 kg', 'indigo', 1600),
      model('2 × 4 кг', '2 × 4 kg', 'coral', 2700),
      model('2 × 6 кг', '2 × 6 kg', 'coral', 3900),
    ),
  },
  {
    ...common,
    id: 329,
    subCategoryId: SUB.outdoors,
    drawing: 'ball',
    price: 1900,
    model: 'AT-VB-5',
    name: text('Волейбольный мяч', 'Voleybol toʻpi'),
    description: text(
      'Мягкое покрытие не бьёт по рукам, мяч держит давление месяцами. Годится для зала и песка.',
      'Yumshoq qoplamasi qoʻlni ogʻritmaydi, toʻp oylab bosimini saqlaydi. Zalga ham, qumga ham mos.',
    ),
    variants: shades('coral', 'amber'),
  },
  {
    ...common,
    id: 332,
    subCategoryId: SUB.outdoors,
    drawing: 'football',
    price: 2100,
    model: 'AT-FB-5',
    name: text('Футбольный мяч', 'Futbol toʻpi'),
    description: text(
      'Пятый размер, термосклейка без швов и камера из бутила. Выдерживает и асфальт во дворе, и газон стадиона.',
      'Beshinchi oʻlcham, choksiz termoyelim va butil kamera. Hovlidagi asfaltga ham, stadion maysasiga ham chidaydi.',
    ),
    variants: shades('mint', 'graphite'),
  },
  {
    ...common,
    id: 335,
    subCategoryId: SUB.outdoors,
    amount: SET,
    drawing: 'rackets',
    price: 1350,
    model: 'AT-TT-2',
    name: text('Набор для настольного тенниса', 'Stol tennisi toʻplami'),
    description: text(
      'Две ракетки, три мяча и чехол. Столы стоят в холле каждого общежития, пара найдётся всегда.',
      'Ikkita raketka, uchta toʻp va gʻilof. Stollar har bir yotoqxona zalida bor, sherik doim topiladi.',
    ),
    variants: only('coral'),
  },
  {
    ...common,
    id: 337,
    subCategoryId: SUB.training,
    drawing: 'rope',
    price: 450,
    model: 'AT-JR-3',
    name: text('Скакалка с подшипниками', 'Podshipnikli arqon'),
    description: text(
      'Трос длиной три метра укорачивается под рост. Ручки не скользят, ход лёгкий и тихий.',
      'Uch metrli trosni boʻyga qarab qisqartirsa boʻladi. Dastalari sirgʻanmaydi, yengil va tovushsiz aylanadi.',
    ),
    variants: shades('lavender', 'mint'),
  },
  {
    ...common,
    id: 340,
    subCategoryId: SUB.outdoors,
    drawing: 'skateboard',
    price: 6400,
    model: 'AT-SK-31',
    name: text('Скейтборд «Двор»', '“Hovli” skeytbordi'),
    description: text(
      'Семь слоёв клёна, подвеска средней жёсткости и мягкие колёса для города. Выдерживает до ста килограммов.',
      'Yetti qavat zarang, oʻrtacha qattiqlikdagi osma va shahar uchun yumshoq gʻildirak. Yuz kilogrammgacha koʻtaradi.',
    ),
    variants: shades('graphite', 'coral'),
  },
  {
    ...common,
    id: 343,
    subCategoryId: SUB.outdoors,
    brandId: BRAND.voyo,
    drawing: 'tent',
    price: 9800,
    model: 'VY-TN',
    name: text('Палатка «Привал»', '“Toʻxtam” chodiri'),
    description: text(
      'Ставится за семь минут, тент выдерживает сильный дождь. Два входа, москитная сетка и карманы внутри.',
      'Yetti daqiqada tikiladi, tenti kuchli yomgʻirga chidaydi. Ikkita kirish, chivin toʻri va ichki choʻntaklari bor.',
    ),
    variants: chosenBy(
      [OPTION.places],
      model('двухместная', 'ikki kishilik', 'amber', 9800),
      model('четырёхместная', 'toʻrt kishilik', 'forest', 14_500),
    ),
  },
  {
    ...common,
    id: 346,
    subCategoryId: SUB.outdoors,
    amount: text('1 пара', '1 juft'),
    drawing: 'skates',
    price: 5600,
    model: 'AT-IS',
    name: text('Прогулочные коньки', 'Sayr uchun konki'),
    description: text(
      'Мягкий внутренний сапожок и лезвие с заводской заточкой. Катайся на университетском катке, вход туда бесплатный.',
      'Ichki qismi yumshoq, tigʻi zavodda charxlangan. Universitet muz maydonida uching, kirish bepul.',
    ),
    variants: [
      inSize('37', 'lavender', 5600),
      inSize('39', 'lavender', 5600),
      inSize('42', 'indigo', 5600),
      inSize('44', 'indigo', 5600),
    ],
  },
];
