import type { OperationType } from '#src/domain/operation.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import { friendOperations } from './paid-friends.ts';
import type { SeedOperation, Activity } from './activity.ts';
import { STUDENT_FRIENDS, studentInvitations } from './student-invitations.ts';
import { studentOrders } from './student-orders.ts';
import { studentTickets } from './tickets.ts';

const ROWS: readonly (readonly [OperationType, number, number, string])[] = [
  ['WELCOME', 250, 241, 'Приветственный бонус'],
  ['TRANSFER', 600, 236, 'Перенос с карты прежней программы'],
  ['PAYMENT', -20_000, 198, 'Оплата обучения: второй семестр'],
  ['LINGVA_HOUSE', -1200, 172, 'Английский в «Лингва Хаус», четыре занятия'],
  ['BIRTHDAY', 500, 141, 'С днём рождения!'],
  ['FRIEND', 100, 128, 'Регистрация по ссылке: Глеб Сорокин'],
  ['PARTNER', 300, 97, 'Бонус партнёра: книжный магазин'],
  ['PAYMENT', -18_000, 88, 'Оплата обучения: третий семестр'],
  ['CANCELLATION', -150, 73, 'Отмена ошибочного начисления'],
  ['QUOTE', 400, 55, 'Квота факультета за помощь на дне открытых дверей'],
  ['PAYMENT', -14_000, 44, 'Оплата обучения: доплата по договору'],
  ['FRIEND', 100, 20, 'Регистрация по ссылке: Вероника Сафонова'],
  ['FRIEND', 100, 9, 'Регистрация по ссылке: Арсений Никитин'],
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
      address: 'Главный корпус, пункт выдачи, окно 2',
      comment: '',
      isDefault: false,
    },
  ],
  lessonsDone: [1, 2, 3],
  goalId: 302,
  tickets: studentTickets(now),
});
