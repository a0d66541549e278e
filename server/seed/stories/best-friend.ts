import { friendOperations, paidInvitations, type PaidFriend } from './friends.ts';
import { EMPTY_STORY, type Story } from './story.ts';

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
export const bestFriendStory = (now: Date): Story => ({
  ...EMPTY_STORY,
  operations: friendOperations(FRIENDS, now),
  invitations: paidInvitations(FRIENDS, now),
});
