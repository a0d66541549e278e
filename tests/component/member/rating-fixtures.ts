import { storeMeta } from '#src/data/db/store-meta.ts';
import { RATING, type Rating, type RatingPlace } from '#src/domain/rating/rating.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import { member } from '#src/state/member/member.ts';
import { anna } from './profile-fixtures.ts';

const MEMBERS = 80;

/** The rating of eighty members as the service shows it to the one at a place; null for none. */
export function ratingFor(own: number | null, members = MEMBERS): Rating {
  const places = Array.from({ length: members }, (_, index): RatingPlace => {
    const place = index + 1;
    const isOwn = place === own;
    const name = isOwn ? 'Анна В.' : `Участник ${place} К.`;
    return { place, name, balance: (members - index) * 1000, isOwn };
  });
  return {
    client: own === null ? null : (places[own - 1] ?? null),
    top: places.slice(0, RATING.top),
    neighbours:
      own !== null && own > RATING.top
        ? places.slice(own - 1 - RATING.neighbours, own + RATING.neighbours)
        : [],
    asOf: new Date().toISOString(),
  };
}

/** Stores a rating as received. */
export const storeRating = (rating: Rating): Promise<unknown> =>
  storeMeta('rating', rating, Date.now());

const text = (ru: string, uz: string) => ({ ru, uz });

export const stories: readonly SuccessStory[] = [
  {
    id: 1,
    friends: 11,
    name: text('Тимур Р.', 'Timur R.'),
    about: text('Выпускник', 'Bitiruvchi'),
    text: text('Первый абзац.\n\nВторой абзац.', 'Birinchi xatboshi.\n\nIkkinchi xatboshi.'),
  },
  {
    id: 2,
    friends: 1,
    name: text('Дарья С.', 'Darya S.'),
    about: text('Студентка', 'Talaba'),
    text: text('Рассказ Дарьи.', 'Daryaning hikoyasi.'),
  },
];

/** Stores success stories as received. */
export const storeStories = (list: readonly SuccessStory[]): Promise<unknown> =>
  storeMeta('successStories', list, Date.now());

/** Sets how many of the member's friends became students. */
export const setFriends = (refPayments: number): void => {
  Object.assign(member, { status: 'ready', info: { ...anna, refPayments } });
};
