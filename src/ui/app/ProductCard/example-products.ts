import type { Product } from '#src/domain/catalog/product.ts';

/** Products for the documentation. */
export const backpack: Product = {
  id: 164,
  kind: 'product',
  name: {
    ru: 'Рюкзак «Маршрут» 22 л, коралловый',
    uz: '“Marshrut” ryukzagi, 22 l, marjon rang',
  },
  model: 'FR-BP-22',
  description: {
    ru: 'Отделение для ноутбука до 15,6 дюйма, карман для бутылки и спинка из сетки. Ткань не промокает под коротким дождём.',
    uz: '15,6 dyuymgacha noutbuk boʻlimi, butilka uchun choʻntagi va toʻrli orqa qismi bor. Matosi qisqa yomgʻirda suv oʻtkazmaydi.',
  },
  brandId: 1,
  categoryId: 1,
  subCategoryId: null,
  typeId: 1,
  price: 5400,
  amount: { ru: '1 шт.', uz: '1 dona' },
  stock: 24,
  pictures: ['/service/pictures/backpack-coral', '/service/pictures/backpack-coral-near'],
  relatedIds: [],
  variantOf: null,
  options: [],
  ticketLimit: null,
  event: null,
  updatedAt: '2026-11-01T10:00:00.000Z',
};

export const trainer: Product = {
  ...backpack,
  id: 777,
  name: {
    ru: 'Электроэнцефалографический тренажёр внимания для подготовки к экзаменам',
    uz: 'Imtihonga tayyorgarlik uchun elektroensefalografik diqqat mashqlantirgichi',
  },
  model: 'EEG-ATTENTION-TRAINER-2026-PROFESSIONAL',
  price: 1_234_567,
  stock: 2,
  pictures: [],
};

export const lecture: Product = {
  ...backpack,
  id: 901,
  kind: 'event',
  name: {
    ru: 'Открытая лекция «Как договариваться, когда все против»',
    uz: '“Hamma qarshi boʻlganda qanday kelishish mumkin” ochiq maʼruzasi',
  },
  model: '',
  description: {
    ru: 'Два часа разборов и практики с преподавателем, у которого двадцать лет переговоров за плечами.',
    uz: 'Yigirma yillik muzokara tajribasiga ega oʻqituvchi bilan ikki soatlik tahlil va mashgʻulot.',
  },
  price: 350,
  amount: { ru: '1 билет', uz: '1 chipta' },
  stock: 118,
  pictures: [],
  ticketLimit: 2,
  event: {
    date: '2026-12-04T16:00:00.000Z',
    place: {
      ru: 'Корпус «Семёновский», аудитория 401',
      uz: '“Semyonovskiy” binosi, 401-auditoriya',
    },
  },
};

const COLOURS = {
  coral: { ru: 'коралл', uz: 'marjon rang' },
  mint: { ru: 'мята', uz: 'yalpiz rang' },
} as const;

/** The backpack as one of several that differ in colour and size. */
export const backpackIn = (id: number, colour: keyof typeof COLOURS, size: string): Product => ({
  ...backpack,
  id,
  pictures: [`/service/pictures/backpack-${colour}`],
  variantOf: backpack.id,
  options: [
    { name: { ru: 'Цвет', uz: 'Rang' }, value: COLOURS[colour] },
    { name: { ru: 'Размер', uz: 'Oʻlcham' }, value: { ru: size, uz: size } },
  ],
});
