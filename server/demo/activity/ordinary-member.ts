import { dayAt } from '#server/demo/catalog/days.ts';
import { BIRTHDAY_COMMENT, WELCOME_BONUS } from '#server/operations/operation-comments.ts';
import { BIRTHDAY_GIFT } from '#src/domain/referral/reward.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { NO_ACTIVITY, type SeedOperation, type Activity } from './activity.ts';

const WELCOME_COINS = 250;

/** What most members got most of their coins for. */
export const ACTIVITY_PREMIUM: LocalText = {
  ru: 'Премия за участие в жизни университета',
  uz: 'Universitet hayotidagi faollik uchun mukofot',
};
const TUITION: LocalText = { ru: 'Оплата обучения', uz: 'Oʻqish uchun toʻlov' };

const welcomeBonus = (now: Date, daysAgo: number): SeedOperation => ({
  type: 'WELCOME',
  amount: WELCOME_COINS,
  date: dayAt(now, -daysAgo, 12),
  comment: WELCOME_BONUS,
});

/**
 * A member who joined long ago; the last operation leads to exactly these coins. Without a physical card there
 * was no welcome bonus (R1.3).
 */
export function ordinaryActivity(coins: number, hasCard: boolean, now: Date): Activity {
  const operations = hasCard ? [welcomeBonus(now, 230)] : [];
  if (coins >= WELCOME_COINS + BIRTHDAY_GIFT) {
    operations.push({
      type: 'BIRTHDAY',
      amount: BIRTHDAY_GIFT,
      date: dayAt(now, -130, 9),
      comment: BIRTHDAY_COMMENT,
    });
  }
  const rest = coins - operations.reduce((sum, { amount }) => sum + amount, 0);
  if (rest > 0) {
    const date = dayAt(now, -75, 15);
    operations.push({ type: 'DECREE', amount: rest, date, comment: ACTIVITY_PREMIUM });
  }
  if (rest < 0) {
    operations.push({ type: 'PAYMENT', amount: rest, date: dayAt(now, -75, 15), comment: TUITION });
  }
  return { ...NO_ACTIVITY, operations };
}

/** A member who joined yesterday (R4.12). */
export const welcomeActivity = (now: Date): Activity => ({
  ...NO_ACTIVITY,
  operations: [welcomeBonus(now, 1)],
});
