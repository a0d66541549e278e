import { text } from './base-item.ts';

/** What the variants of a base item are chosen by. */
export const OPTION = {
  colour: text('Цвет', 'Rang'),
  size: text('Размер', 'Oʻlcham'),
  memory: text('Память', 'Xotira'),
  volume: text('Объём', 'Hajm'),
  capacity: text('Ёмкость', 'Sigʻim'),
  diagonal: text('Диагональ', 'Ekran oʻlchami'),
  ruling: text('Разлиновка', 'Varaqlar'),
  edition: text('Издание', 'Nashr'),
  set: text('Набор', 'Toʻplam'),
  kind: text('Вид', 'Turi'),
  pieces: text('Сколько деталей', 'Nechta qism'),
  weight: text('Вес', 'Ogʻirlik'),
  places: text('Сколько мест', 'Necha kishilik'),
  language: text('Язык', 'Til'),
  book: text('Книга', 'Kitob'),
  exam: text('Экзамен', 'Imtihon'),
  subject: text('Тема', 'Mavzu'),
  format: text('Формат', 'Shakl'),
  discount: text('Скидка', 'Chegirma'),
  sum: text('Сумма', 'Summa'),
  period: text('Срок', 'Muddat'),
  city: text('Город', 'Shahar'),
} as const;
