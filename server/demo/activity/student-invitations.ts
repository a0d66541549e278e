import { dayAt } from '#server/demo/catalog/days.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { SeedInvitation } from './activity.ts';
import { paidInvitations, type PaidFriend } from './paid-friends.ts';

/** The student's six friends who became students: Good Friend (R1.4). */
export const STUDENT_FRIENDS: readonly PaidFriend[] = [
  { name: 'Мария Ковалёва', daysAgo: 228, semester: 32_000, interests: ['it'] },
  {
    name: 'Бобур Ташматов',
    daysAgo: 214,
    semester: 36_000,
    interests: ['economics', 'management'],
  },
  { name: 'Никита Поляков', daysAgo: 187, semester: 29_000, interests: ['design'] },
  { name: 'Зарина Абдуллаева', daysAgo: 160, semester: 41_000, interests: ['law'] },
  { name: 'Кирилл Власов', daysAgo: 112, semester: 34_000, interests: ['it', 'design'] },
  { name: 'Елизавета Мельник', daysAgo: 70, semester: 38_000, interests: ['psychology'] },
];

/** Why a friend could not be invited (R1.10). */
export const CONSULTED: LocalText = {
  ru: 'Уже консультировался в приёмной комиссии',
  uz: 'Avval qabul komissiyasidan maslahat olgan',
};

type OpenRow = readonly [
  name: string,
  status: SeedInvitation['status'],
  sentDaysAgo: number,
  updatedDaysAgo: number,
  interests: readonly string[],
  reason?: LocalText,
];

const OPEN: readonly OpenRow[] = [
  ['Глеб Сорокин', 'sent', 2, 2, ['not-sure']],
  ['Дилноза Рашидова', 'sent', 5, 5, ['languages', 'tourism']],
  ['Арсений Никитин', 'review', 9, 6, ['it']],
  ['Вероника Сафонова', 'working', 20, 8, ['marketing']],
  ['Жасур Олимов', 'waiting', 34, 4, ['construction']],
  ['Роман Беляев', 'declined', 48, 45, ['sport'], CONSULTED],
  [
    'Милана Ермакова',
    'rejected',
    61,
    52,
    ['everything'],
    { ru: 'Решила поступать в другом городе', uz: 'Boshqa shaharda oʻqishga qaror qildi' },
  ],
];

/** The student's invitations: at least one in every status (R3.6). */
export const studentInvitations = (now: Date): SeedInvitation[] => [
  ...paidInvitations(STUDENT_FRIENDS, now),
  ...OPEN.toReversed().map(([name, status, sent, updated, interests, reason = null]) => ({
    name,
    status,
    interests,
    sentAt: dayAt(now, -sent, 17),
    updatedAt: dayAt(now, -updated, 17, 30),
    reason,
    reward: null,
    sharePercent: null,
  })),
];
