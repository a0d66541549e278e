import type { LocalText } from '#src/domain/text/text.ts';
import type { City } from './city.ts';

const t = (ru: string, uz: string): LocalText => ({ ru, uz });

/** Streets that most cities of Uzbekistan have. */
const COMMON_UZ: readonly LocalText[] = [
  t('улица Амира Темура', 'Amir Temur koʻchasi'),
  t('улица Алишера Навои', 'Alisher Navoiy koʻchasi'),
  t('улица Мустакиллик', 'Mustaqillik koʻchasi'),
  t('улица Бабура', 'Bobur koʻchasi'),
  t('улица Мирзо Улугбека', 'Mirzo Ulugʻbek koʻchasi'),
  t('улица Ислама Каримова', 'Islom Karimov koʻchasi'),
  t('улица Узбекистан', 'Oʻzbekiston koʻchasi'),
];
const plainUz = (ru: string, uz: string): City => ({ name: { ru, uz }, streets: COMMON_UZ });

/** Cities of Uzbekistan, large ones first. */
export const UZBEKISTAN: readonly City[] = [
  {
    name: t('Ташкент', 'Toshkent'),
    streets: [
      t('проспект Амира Темура', 'Amir Temur shoh koʻchasi'),
      t('улица Алишера Навои', 'Alisher Navoiy koʻchasi'),
      t('проспект Мустакиллик', 'Mustaqillik shoh koʻchasi'),
      t('улица Шота Руставели', 'Shota Rustaveli koʻchasi'),
      t('улица Бабура', 'Bobur koʻchasi'),
      t('улица Мирабад', 'Mirobod koʻchasi'),
      t('улица Афросиаб', 'Afrosiyob koʻchasi'),
      t('улица Нукус', 'Nukus koʻchasi'),
      t('улица Катартал', 'Qatortol koʻchasi'),
      t('улица Бунёдкор', 'Bunyodkor koʻchasi'),
      t('улица Фаргона йули', 'Fargʻona yoʻli koʻchasi'),
      t('улица Малая кольцевая', 'Kichik halqa yoʻli'),
      t('улица Тараса Шевченко', 'Taras Shevchenko koʻchasi'),
      t('улица Паркент', 'Parkent koʻchasi'),
      t('улица Зульфияхоним', 'Zulfiyaxonim koʻchasi'),
      t('улица Беруни', 'Beruniy koʻchasi'),
    ],
  },
  {
    name: t('Самарканд', 'Samarqand'),
    streets: [
      t('улица Регистан', 'Registon koʻchasi'),
      t('Университетский бульвар', 'Universitet xiyoboni'),
      t('улица Дагбитская', 'Dagʻbit koʻchasi'),
      t('улица Гагарина', 'Gagarin koʻchasi'),
      t('улица Рудаки', 'Rudakiy koʻchasi'),
      ...COMMON_UZ,
    ],
  },
  {
    name: t('Бухара', 'Buxoro'),
    streets: [
      t('улица Бахауддина Накшбанда', 'Bahouddin Naqshband koʻchasi'),
      t('улица Ибн Сины', 'Ibn Sino koʻchasi'),
      ...COMMON_UZ,
    ],
  },
  plainUz('Наманган', 'Namangan'),
  plainUz('Андижан', 'Andijon'),
  plainUz('Фергана', 'Fargʻona'),
  plainUz('Коканд', 'Qoʻqon'),
  plainUz('Нукус', 'Nukus'),
  plainUz('Карши', 'Qarshi'),
  plainUz('Ургенч', 'Urganch'),
  plainUz('Хива', 'Xiva'),
  plainUz('Навои', 'Navoiy'),
  plainUz('Джизак', 'Jizzax'),
  plainUz('Термез', 'Termiz'),
  plainUz('Гулистан', 'Guliston'),
  plainUz('Чирчик', 'Chirchiq'),
  plainUz('Ангрен', 'Angren'),
  plainUz('Маргилан', 'Margʻilon'),
  plainUz('Шахрисабз', 'Shahrisabz'),
];
