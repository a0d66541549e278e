import { NO_ACTIVITY, type Activity } from './activity.ts';
import { friendOperations, paidInvitations, type PaidFriend } from './paid-friends.ts';

const NAMES = [
  'Лев Григорьев',
  'Гулноза Мирзаева',
  'Фёдор Шубин',
  'Ирина Лазарева',
  'Отабек Жураев',
  'Варвара Ершова',
  'Матвей Калинин',
  'Сабина Холматова',
  'Юрий Панов',
  'Элина Гайсина',
  'Умид Норматов',
];

const FRIENDS: readonly PaidFriend[] = NAMES.map((name, index) => ({
  name,
  daysAgo: 225 - index * 18,
  semester: 20_000 + ((index * 7) % 5) * 1500,
  interests: index % 2 === 0 ? ['it'] : ['management', 'economics'],
}));

/** Eleven friends who became students: Best Friend (R1.4). */
export const bestFriendActivity = (now: Date): Activity => ({
  ...NO_ACTIVITY,
  operations: friendOperations(FRIENDS, now),
  invitations: paidInvitations(FRIENDS, now),
});
