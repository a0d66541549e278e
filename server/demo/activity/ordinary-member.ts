import { BIRTHDAY_GIFT } from '#src/domain/reward.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import { NO_ACTIVITY, type SeedOperation, type Activity } from './activity.ts';

const WELCOME_COINS = 250;

const welcomeBonus = (now: Date, daysAgo: number): SeedOperation => ({
  type: 'WELCOME',
  amount: WELCOME_COINS,
  date: dayAt(now, -daysAgo, 12),
  comment: 'Приветственный бонус',
});

/** A member who joined long ago; the last operation leads to exactly these coins. */
export function ordinaryActivity(coins: number, now: Date): Activity {
  const operations = [welcomeBonus(now, 230)];
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
  return { ...NO_ACTIVITY, operations };
}

/** A member who joined yesterday (R4.12). */
export const welcomeActivity = (now: Date): Activity => ({
  ...NO_ACTIVITY,
  operations: [welcomeBonus(now, 1)],
});
