import type { LocalText } from '#src/domain/text.ts';

/** Where members fetch their orders themselves (R2.26). */
export const PICKUP_PLACES: readonly LocalText[] = [
  {
    ru: 'Главный корпус, пункт выдачи, окно 2 (Москва, Ленинградский проспект, 80)',
    uz: 'Bosh bino, topshirish punkti, 2-oyna (Moskva, Leningradskiy shoh koʻchasi, 80)',
  },
  {
    ru: 'Корпус на Семёновской, библиотека (Москва, улица Измайловский Вал, 2)',
    uz: 'Semyonovskayadagi bino, kutubxona (Moskva, Izmaylovskiy Val koʻchasi, 2)',
  },
  {
    ru: 'Корпус на Мещанской, стойка у входа (Москва, Мещанская улица, 9)',
    uz: 'Meshanskayadagi bino, kirish oldidagi stoyka (Moskva, Meshanskaya koʻchasi, 9)',
  },
  {
    ru: 'Петербургский корпус, учебный отдел (Санкт-Петербург, Лиговский проспект, 50)',
    uz: 'Peterburg binosi, oʻquv boʻlimi (Sankt-Peterburg, Ligovskiy shoh koʻchasi, 50)',
  },
  {
    ru: 'Казанский корпус, приёмная (Казань, улица Баумана, 20)',
    uz: 'Qozon binosi, qabulxona (Qozon, Bauman koʻchasi, 20)',
  },
  {
    ru: 'Екатеринбургский корпус, ресепшен (Екатеринбург, улица Малышева, 51)',
    uz: 'Yekaterinburg binosi, resepshn (Yekaterinburg, Malishev koʻchasi, 51)',
  },
  {
    ru: 'Ташкентский корпус, пункт выдачи (Ташкент, улица Шота Руставели, 12)',
    uz: 'Toshkent binosi, topshirish punkti (Toshkent, Shota Rustaveli koʻchasi, 12)',
  },
  {
    ru: 'Самаркандский корпус, библиотека (Самарканд, Университетский бульвар, 15)',
    uz: 'Samarqand binosi, kutubxona (Samarqand, Universitet xiyoboni, 15)',
  },
];
