import { dayAt } from '#server/demo/catalog/days.ts';
import { randomBelow, pickBy } from '#server/demo/catalog/random.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import type { OperationType } from '#src/domain/operations/operation.ts';
import { ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { INVITATION_STATUSES } from '#src/domain/referral/invitation.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import {
  NO_ACTIVITY,
  type SeedInvitation,
  type SeedOperation,
  type SeedOrder,
  type Activity,
} from './activity.ts';
import { historyOf } from './order-history.ts';
import { CONSULTED } from './student-invitations.ts';
import { heavyTickets } from './tickets.ts';

/** How many rows the member has; operations include charges, refunds and the opening one. */
const HEAVY = { operations: 100_000, orders: 500, invitations: 300 } as const;

const FIRST_ORDER_ID = 20_001;
const DAYS = 720;
const ACCRUALS: readonly (readonly [OperationType, number, LocalText])[] = [
  ['FRIEND', 12, { ru: 'Регистрация по ссылке', uz: 'Havola orqali roʻyxatdan oʻtdi' }],
  ['PARTNER', 9, { ru: 'Бонус партнёра', uz: 'Hamkor bonusi' }],
  ['DECREE', 15, { ru: 'Начисление по приказу', uz: 'Buyruq boʻyicha bonus' }],
  ['QUOTE', 7, { ru: 'Квота факультета', uz: 'Fakultet kvotasi' }],
];
const CHARGES: readonly (readonly [OperationType, number, LocalText])[] = [
  ['PAYMENT', -22, { ru: 'Оплата обучения', uz: 'Oʻqish uchun toʻlov' }],
  ['LINGVA_HOUSE', -19, { ru: 'Занятие в «Лингва Хаус»', uz: '“Lingva House”da dars' }],
];
/** Cheap items of every kind, so that the accruals pay for them. */
const SHOPPING: readonly (readonly [ProductKind, number])[] = [
  ['product', 155],
  ['product', 249],
  ['product', 261],
  ['service', 561],
  ['event', 842],
  ['event', 833],
];
const FIRST_NAMES = [
  'Андрей',
  'Нодира',
  'Светлана',
  'Азамат',
  'Юлия',
  'Диёр',
  'Галина',
  'Фарида',
  'Степан',
  'Лилия',
];
const LAST_INITIALS = ['А.', 'Б.', 'В.', 'Г.', 'Д.', 'К.', 'М.', 'Н.', 'Р.', 'Т.', 'Х.', 'Ш.'];

function order(index: number, now: Date): SeedOrder {
  const [kind, prodId] = pickBy(`shopping ${index}`, SHOPPING);
  const status = pickBy(`status ${index}`, ORDER_STATUSES);
  const daysAgo = DAYS - 2 - Math.floor((index * (DAYS - 4)) / HEAVY.orders);
  return {
    id: FIRST_ORDER_ID + index,
    prodId,
    comment: index % 9 === 0 ? 'Позвоните, когда можно забрать' : '',
    description: 'Самовывоз',
    history: historyOf(kind, status, daysAgo, now),
  };
}

function operation(index: number, count: number, now: Date): SeedOperation {
  const list = randomBelow(`sign ${index}`, 3) === 0 ? CHARGES : ACCRUALS;
  const [type, base, comment] = pickBy(`type ${index}`, list);
  const extra = randomBelow(`coins ${index}`, 6);
  return {
    type,
    amount: base < 0 ? base - extra : base + extra,
    date: new Date(
      dayAt(now, -DAYS, 8).getTime() + Math.floor(((index * (DAYS - 1)) / count) * 86_400_000),
    ),
    comment,
  };
}

function invitation(index: number, now: Date): SeedInvitation {
  const status = pickBy(`invitation ${index}`, INVITATION_STATUSES);
  const daysAgo = DAYS - 10 - Math.floor((index * (DAYS - 20)) / HEAVY.invitations);
  const refused = status === 'declined' || status === 'rejected';
  return {
    name: `${pickBy(`first ${index}`, FIRST_NAMES)} ${pickBy(`last ${index}`, LAST_INITIALS)}`,
    status,
    interests: ['it'],
    sentAt: dayAt(now, -daysAgo, 13),
    updatedAt: dayAt(now, -daysAgo + 3, 13),
    reason: refused ? CONSULTED : null,
    reward: status === 'paid' ? 12 : null,
    sharePercent: status === 'paid' ? 30 : null,
  };
}

const numbered = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A member with lists that are long enough to show slow code. */
export function heavyActivity(now: Date): Activity {
  const orders = numbered(HEAVY.orders, (index) => order(index, now));
  const refunds = orders.filter(({ history }) => history.at(-1)?.status === 'CANCELLED').length;
  const own = HEAVY.operations - orders.length - refunds - 1;
  return {
    ...NO_ACTIVITY,
    operations: numbered(own, (index) => operation(index, own, now)),
    orders,
    invitations: numbered(HEAVY.invitations, (index) => invitation(index, now)),
    tickets: heavyTickets(now),
  };
}
