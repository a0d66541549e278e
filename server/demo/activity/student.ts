import { dayAt } from '#server/demo/catalog/days.ts';
import { MAIN_PLACE } from '#server/demo/programme/places.ts';
import {
  BIRTHDAY_COMMENT,
  registrationOf,
  WELCOME_BONUS,
} from '#server/operations/operation-comments.ts';
import type { OperationType } from '#src/domain/operations/operation.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { SeedOperation, Activity } from './activity.ts';
import { friendOperations } from './paid-friends.ts';
import { STUDENT_FRIENDS, studentInvitations } from './student-invitations.ts';
import { studentOrders } from './student-orders.ts';
import { studentTickets } from './tickets.ts';

const ROWS: readonly (readonly [OperationType, number, number, LocalText])[] = [
  ['WELCOME', 250, 241, WELCOME_BONUS],
  [
    'TRANSFER',
    600,
    236,
    { ru: 'Перенос с карты прежней программы', uz: 'Avvalgi dastur kartasidan koʻchirildi' },
  ],
  [
    'PAYMENT',
    -20_000,
    198,
    { ru: 'Оплата обучения: второй семестр', uz: 'Oʻqish uchun toʻlov: ikkinchi semestr' },
  ],
  [
    'LINGVA_HOUSE',
    -1200,
    172,
    {
      ru: 'Английский в «Лингва Хаус», четыре занятия',
      uz: '“Lingva House”da ingliz tili, toʻrtta dars',
    },
  ],
  ['BIRTHDAY', 500, 141, BIRTHDAY_COMMENT],
  ['FRIEND', 100, 128, registrationOf('Глеб Сорокин')],
  [
    'PARTNER',
    300,
    97,
    { ru: 'Бонус партнёра: книжный магазин', uz: 'Hamkor bonusi: kitob doʻkoni' },
  ],
  [
    'PAYMENT',
    -18_000,
    88,
    { ru: 'Оплата обучения: третий семестр', uz: 'Oʻqish uchun toʻlov: uchinchi semestr' },
  ],
  [
    'CANCELLATION',
    -150,
    73,
    {
      ru: 'Отмена ошибочного начисления',
      uz: 'Xato yozilgan bonus bekor qilindi',
    },
  ],
  [
    'QUOTE',
    400,
    55,
    {
      ru: 'Квота факультета за помощь на дне открытых дверей',
      uz: 'Ochiq eshiklar kunidagi yordam uchun fakultet kvotasi',
    },
  ],
  [
    'PAYMENT',
    -14_000,
    44,
    {
      ru: 'Оплата обучения: доплата по договору',
      uz: 'Oʻqish uchun toʻlov: shartnoma boʻyicha qoʻshimcha toʻlov',
    },
  ],
  ['FRIEND', 100, 20, registrationOf('Вероника Сафонова')],
  ['FRIEND', 100, 9, registrationOf('Арсений Никитин')],
];

const ownOperations = (now: Date): readonly SeedOperation[] =>
  ROWS.map(([type, amount, daysAgo, comment]) => ({
    type,
    amount,
    date: dayAt(now, -daysAgo, 11, daysAgo % 60),
    comment,
  }));

/** Eight months of a student, with operations of every type. */
export const studentActivity = (now: Date): Activity => ({
  operations: [...ownOperations(now), ...friendOperations(STUDENT_FRIENDS, now)],
  orders: studentOrders(now),
  invitations: studentInvitations(now),
  addresses: [
    {
      kind: 'delivery',
      address: 'Москва, Ленинградский проспект, 80, корпус 3, квартира 47',
      comment: 'Домофон 47, после 18:00',
      isDefault: true,
    },
    {
      kind: 'pickup',
      address: MAIN_PLACE.ru,
      comment: '',
      isDefault: false,
    },
  ],
  lessonsDone: [1, 2, 3],
  goalId: 302,
  tickets: studentTickets(now),
});
