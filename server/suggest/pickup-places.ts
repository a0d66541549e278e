import type { OpeningHours, Weekday } from '#src/domain/orders/pickup-place.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** Where members fetch their orders themselves (R2.26). */
export interface DemoPlace {
  readonly place: LocalText;
  readonly address: LocalText;
  readonly hours: readonly OpeningHours[];
}

const on = (days: readonly Weekday[], from: string, to: string): OpeningHours[] =>
  days.map((day) => ({ day, from, to }));

const WORKING_DAYS = [1, 2, 3, 4, 5] as const;
const OFFICE = on(WORKING_DAYS, '10:00', '18:00');
const WITH_SATURDAY = [...on(WORKING_DAYS, '09:00', '20:00'), ...on([6], '10:00', '16:00')];

export const PICKUP_PLACES: readonly [DemoPlace, ...DemoPlace[]] = [
  {
    place: {
      ru: 'Главный корпус, пункт выдачи, окно 2',
      uz: 'Bosh bino, topshirish punkti, 2-oyna',
    },
    address: {
      ru: 'Москва, Ленинградский проспект, 80',
      uz: 'Moskva, Leningradskiy shoh koʻchasi, 80',
    },
    hours: WITH_SATURDAY,
  },
  {
    place: { ru: 'Корпус на Семёновской, библиотека', uz: 'Semyonovskayadagi bino, kutubxona' },
    address: {
      ru: 'Москва, улица Измайловский Вал, 2',
      uz: 'Moskva, Izmaylovskiy Val koʻchasi, 2',
    },
    hours: WITH_SATURDAY,
  },
  {
    place: {
      ru: 'Корпус на Мещанской, стойка у входа',
      uz: 'Meshanskayadagi bino, kirish oldidagi stoyka',
    },
    address: { ru: 'Москва, Мещанская улица, 9', uz: 'Moskva, Meshanskaya koʻchasi, 9' },
    hours: OFFICE,
  },
  {
    place: { ru: 'Петербургский корпус, учебный отдел', uz: 'Peterburg binosi, oʻquv boʻlimi' },
    address: {
      ru: 'Санкт-Петербург, Лиговский проспект, 50',
      uz: 'Sankt-Peterburg, Ligovskiy shoh koʻchasi, 50',
    },
    hours: OFFICE,
  },
  {
    place: { ru: 'Казанский корпус, приёмная', uz: 'Qozon binosi, qabulxona' },
    address: { ru: 'Казань, улица Баумана, 20', uz: 'Qozon, Bauman koʻchasi, 20' },
    hours: OFFICE,
  },
  {
    place: { ru: 'Екатеринбургский корпус, ресепшен', uz: 'Yekaterinburg binosi, resepshn' },
    address: { ru: 'Екатеринбург, улица Малышева, 51', uz: 'Yekaterinburg, Malishev koʻchasi, 51' },
    hours: OFFICE,
  },
  {
    place: { ru: 'Ташкентский корпус, пункт выдачи', uz: 'Toshkent binosi, topshirish punkti' },
    address: {
      ru: 'Ташкент, улица Шота Руставели, 12',
      uz: 'Toshkent, Shota Rustaveli koʻchasi, 12',
    },
    hours: WITH_SATURDAY,
  },
  {
    place: { ru: 'Самаркандский корпус, библиотека', uz: 'Samarqand binosi, kutubxona' },
    address: {
      ru: 'Самарканд, Университетский бульвар, 15',
      uz: 'Samarqand, Universitet xiyoboni, 15',
    },
    hours: OFFICE,
  },
];

/** The place as suggestions and orders name it: with its address in brackets. */
export const nameOf = ({ place, address }: DemoPlace): LocalText => ({
  ru: `${place.ru} (${address.ru})`,
  uz: `${place.uz} (${address.uz})`,
});

/** The place that a text names as suggestions do, in either language. */
export const findPickupPlace = (text: string): DemoPlace | undefined =>
  PICKUP_PLACES.find((place) => Object.values(nameOf(place)).includes(text));
