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

interface OpenRow {
  readonly name: string;
  readonly status: SeedInvitation['status'];
  readonly sent: number;
  readonly updated: number;
  readonly interests: readonly string[];
  readonly reason?: LocalText;
}

const OPEN: readonly OpenRow[] = [
  { name: 'Глеб Сорокин', status: 'sent', sent: 2, updated: 2, interests: ['not-sure'] },
  {
    name: 'Дилноза Рашидова',
    status: 'sent',
    sent: 5,
    updated: 5,
    interests: ['languages', 'tourism'],
  },
  { name: 'Арсений Никитин', status: 'review', sent: 9, updated: 6, interests: ['it'] },
  { name: 'Вероника Сафонова', status: 'working', sent: 20, updated: 8, interests: ['marketing'] },
  { name: 'Жасур Олимов', status: 'waiting', sent: 34, updated: 4, interests: ['construction'] },
  {
    name: 'Роман Беляев',
    status: 'declined',
    sent: 48,
    updated: 45,
    interests: ['sport'],
    reason: CONSULTED,
  },
  {
    name: 'Милана Ермакова',
    status: 'rejected',
    sent: 61,
    updated: 52,
    interests: ['everything'],
    reason: {
      ru: 'Решила поступать в другом городе',
      uz: 'Boshqa shaharda oʻqishga qaror qildi',
    },
  },
];

/** The student's invitations: at least one in every status (R3.6). */
export const studentInvitations = (now: Date): SeedInvitation[] => [
  ...paidInvitations(STUDENT_FRIENDS, now),
  ...OPEN.toReversed().map(({ name, status, sent, updated, interests, reason }) => ({
    name,
    status,
    interests,
    sentAt: dayAt(now, -sent, 17),
    updatedAt: dayAt(now, -updated, 17, 30),
    reason: reason ?? null,
    reward: null,
    sharePercent: null,
  })),
];
