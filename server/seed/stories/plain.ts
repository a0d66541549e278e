import { BIRTHDAY_GIFT } from '#src/domain/reward.ts';
import { dayAt } from '../catalogue/days.ts';
import { EMPTY_STORY, type SeedOperation, type Story } from './story.ts';

const WELCOME_COINS = 250;

const welcomed = (now: Date, daysAgo: number): SeedOperation => ({
  type: 'WELCOME',
  amount: WELCOME_COINS,
  date: dayAt(now, -daysAgo, 12),
  comment: 'Приветственный бонус',
});

/** A member who joined long ago and was given the rest of the coins, or paid with what is missing. */
export function plainStory(coins: number, now: Date): Story {
  const operations = [welcomed(now, 230)];
  if (coins >= WELCOME_COINS + BIRTHDAY_GIFT) {
    const comment = 'С днём рождения!';
    operations.push({
      type: 'BIRTHDAY',
      amount: BIRTHDAY_GIFT,
      date: dayAt(now, -130, 9),
      comment,
    });
  }
  const rest = coins - operations.reduce((sum, { amount }) => sum + amount, 0);
  if (rest > 0) {
    const comment = 'Премия за участие в жизни университета';
    operations.push({ type: 'DECREE', amount: rest, date: dayAt(now, -75, 15), comment });
  }
  if (rest < 0) {
    const comment = 'Оплата обучения';
    operations.push({ type: 'PAYMENT', amount: rest, date: dayAt(now, -75, 15), comment });
  }
  return { ...EMPTY_STORY, operations };
}

/** A member who joined yesterday (R4.12). */
export const welcomeStory = (now: Date): Story => ({
  ...EMPTY_STORY,
  operations: [welcomed(now, 1)],
});
