import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { nameOf, savePlace, type PlaceRow } from '#server/places/places.ts';
import type { OpeningHours, Weekday } from '#src/domain/orders/pickup-place.ts';

const on = (days: readonly Weekday[], from: string, to: string): OpeningHours[] =>
  days.map((day) => ({ day, from, to }));

const WORKING_DAYS = [1, 2, 3, 4, 5] as const;
const OFFICE = on(WORKING_DAYS, '10:00', '18:00');
const WITH_SATURDAY = [...on(WORKING_DAYS, '09:00', '20:00'), ...on([6], '10:00', '16:00')];

type DemoPlace = Pick<PlaceRow, 'name' | 'address'> & { readonly hours: OpeningHours[] };

const PLACES: readonly [DemoPlace, ...DemoPlace[]] = [
  {
    name: {
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
    name: { ru: 'Корпус на Семёновской, библиотека', uz: 'Semyonovskayadagi bino, kutubxona' },
    address: {
      ru: 'Москва, улица Измайловский Вал, 2',
      uz: 'Moskva, Izmaylovskiy Val koʻchasi, 2',
    },
    hours: WITH_SATURDAY,
  },
  {
    name: {
      ru: 'Корпус на Мещанской, стойка у входа',
      uz: 'Meshanskayadagi bino, kirish oldidagi stoyka',
    },
    address: { ru: 'Москва, Мещанская улица, 9', uz: 'Moskva, Meshanskaya koʻchasi, 9' },
    hours: OFFICE,
  },
  {
    name: { ru: 'Петербургский корпус, учебный отдел', uz: 'Peterburg binosi, oʻquv boʻlimi' },
    address: {
      ru: 'Санкт-Петербург, Лиговский проспект, 50',
      uz: 'Sankt-Peterburg, Ligovskiy shoh koʻchasi, 50',
    },
    hours: OFFICE,
  },
  {
    name: { ru: 'Казанский корпус, приёмная', uz: 'Qozon binosi, qabulxona' },
    address: { ru: 'Казань, улица Баумана, 20', uz: 'Qozon, Bauman koʻchasi, 20' },
    hours: OFFICE,
  },
  {
    name: { ru: 'Екатеринбургский корпус, ресепшен', uz: 'Yekaterinburg binosi, resepshn' },
    address: { ru: 'Екатеринбург, улица Малышева, 51', uz: 'Yekaterinburg, Malishev koʻchasi, 51' },
    hours: OFFICE,
  },
  {
    name: { ru: 'Ташкентский корпус, пункт выдачи', uz: 'Toshkent binosi, topshirish punkti' },
    address: {
      ru: 'Ташкент, улица Шота Руставели, 12',
      uz: 'Toshkent, Shota Rustaveli koʻchasi, 12',
    },
    hours: WITH_SATURDAY,
  },
  {
    name: { ru: 'Самаркандский корпус, библиотека', uz: 'Samarqand binosi, kutubxona' },
    address: {
      ru: 'Самарканд, Университетский бульвар, 15',
      uz: 'Samarqand, Universitet xiyoboni, 15',
    },
    hours: OFFICE,
  },
];

/** The place that most members choose, as addresses and orders name it. */
export const MAIN_PLACE = nameOf(PLACES[0]);

/** Adds the demonstration's places where there are none yet, also beside the members of an earlier version. */
export const fillPlaces = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    // Processes may start at once.
    await tx.execute(sql`lock table ${place} in share row exclusive mode`);
    if ((await tx.$count(place)) > 0) return;
    for (const one of PLACES) await savePlace(tx, undefined, one);
  });
