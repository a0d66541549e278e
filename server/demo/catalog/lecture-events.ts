import { text, type EventItem } from './base-item.ts';
import { BRAND, CATEGORY, SUB, TYPE } from './dictionaries.ts';
import { only } from './variants.ts';

const TICKET = text('1 место', '1 ta joy');
const lectures = {
  brandId: BRAND.akademia,
  categoryId: CATEGORY.lectures,
  typeId: TYPE.ticket,
  amount: TICKET,
  model: 'EV-LC',
} as const;
const ROOM = text('Лекторий, корпус 1', 'Lektoriy, 1-bino');
const talk = (ru: string, uz: string) =>
  text(
    `${ru} После встречи останется время на вопросы.`,
    `${uz} Uchrashuvdan keyin savollarga vaqt qoladi.`,
  );

export const lectureEvents: readonly EventItem[] = [
  {
    ...lectures,
    id: 821,
    subCategoryId: SUB.science,
    drawing: 'lecture',
    price: 200,
    inDays: 3,
    hour: 17,
    place: ROOM,
    ticketLimit: 2,
    variants: only('mint'),
    name: text('Лекция «Экономика внимания»', '“Diqqat iqtisodi” maʼruzasi'),
    description: talk(
      'Почему лента не кончается и кто за это платит.',
      'Nega lenta tugamaydi va buning uchun kim toʻlaydi.',
    ),
  },
  {
    ...lectures,
    id: 822,
    subCategoryId: SUB.science,
    drawing: 'microscope',
    price: 300,
    inDays: 11,
    hour: 16,
    place: text('Лаборатория биологии', 'Biologiya laboratoriyasi'),
    ticketLimit: 1,
    variants: only('forest'),
    name: text('Открытая лаборатория', 'Ochiq laboratoriya'),
    description: talk(
      'Выделишь ДНК клубники и увидишь клетку лука под микроскопом.',
      'Qulupnay DNKsini ajratasiz va piyoz hujayrasini mikroskopda koʻrasiz.',
    ),
  },
  {
    ...lectures,
    id: 823,
    subCategoryId: SUB.science,
    drawing: 'lecture',
    price: 250,
    inDays: 29,
    hour: 17,
    place: ROOM,
    ticketLimit: 2,
    variants: only('indigo'),
    name: text('Лекция «Как читать договор»', '“Shartnomani qanday oʻqish kerak” maʼruzasi'),
    description: talk(
      'Юрист разбирает аренду, кредит и трудовой договор на настоящих примерах.',
      'Yurist ijara, kredit va mehnat shartnomasini haqiqiy misollarda tahlil qiladi.',
    ),
  },
  {
    ...lectures,
    id: 824,
    subCategoryId: SUB.workshops,
    drawing: 'camera',
    price: 550,
    inDays: 17,
    hour: 15,
    place: text('Фотостудия, корпус 4', 'Fotostudiya, 4-bino'),
    ticketLimit: 1,
    variants: only('sand'),
    name: text('Мастер-класс «Портрет за час»', '“Bir soatda portret” mahorat darsi'),
    description: talk(
      'Один источник света, один фон и двадцать удачных кадров.',
      'Bitta yorugʻlik manbai, bitta fon va yigirmata muvaffaqiyatli kadr.',
    ),
  },
  {
    ...lectures,
    id: 825,
    subCategoryId: SUB.workshops,
    drawing: 'teapot',
    price: 420,
    inDays: 24,
    hour: 17,
    place: text('Чайная комната, корпус 2', 'Choyxona, 2-bino'),
    ticketLimit: 2,
    variants: only('forest'),
    name: text('Чайная церемония', 'Choy marosimi'),
    description: talk(
      'Шесть сортов чая, пиалы и неторопливый разговор.',
      'Olti xil choy, piyola va shoshmasdan suhbat.',
    ),
  },
  {
    ...lectures,
    id: 826,
    subCategoryId: SUB.workshops,
    drawing: 'bubbles',
    price: 150,
    inDays: 7,
    hour: 18,
    place: ROOM,
    ticketLimit: 0,
    variants: only('coral'),
    name: text('Клуб дебатов', 'Debatlar klubi'),
    description: talk(
      'Тема объявляется за четверть часа, стороны выбирает жребий.',
      'Mavzu chorak soat oldin eʼlon qilinadi, tomonlar qurʼa bilan tanlanadi.',
    ),
  },
];
