import { dayAt } from '#server/demo/catalog/days.ts';
import type { Person } from '#server/demo/people/person.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { rewardKey } from '#src/domain/referral/reward.ts';
import type { SeedOperation, Activity } from './activity.ts';
import { bestFriendActivity } from './best-friend.ts';
import { buildLedger, withOpeningBalance, type PriceList } from './build-ledger.ts';
import { heavyActivity } from './heavy-member.ts';
import { ordinaryActivity, welcomeActivity } from './ordinary-member.ts';
import { studentActivity } from './student.ts';

/** The opening balance comes before anything is spent. */
const HEAVY_OPENING_DAYS_AGO = 721;
const OPENING_DAYS_AGO = 240;

function activityOf(person: Person, now: Date): Activity {
  switch (person.activity ?? 'ordinary') {
    case 'student':
      return studentActivity(now);
    case 'best-friend':
      return bestFriendActivity(now);
    case 'heavy':
      return heavyActivity(now);
    case 'welcome':
      return welcomeActivity(now);
    case 'ordinary':
      return ordinaryActivity(person.coins ?? 0, person.physicalCards?.length !== 0, now);
  }
}

/** Gives a reward the key by which the service credits it once. */
function withRewardKey(operation: SeedOperation, projectId: number): SeedOperation {
  if (operation.type === 'WELCOME') return { ...operation, once: rewardKey.welcome(projectId) };
  if (operation.type !== 'BIRTHDAY') return operation;
  return { ...operation, once: rewardKey.birthday(operation.date.getUTCFullYear()) };
}

/** What a person did, with the whole ledger, which sums up to the person's coins. */
export function buildActivity(person: Person, prices: PriceList, now: Date): Activity {
  const activity = activityOf(person, now);
  const daysAgo = person.activity === 'heavy' ? HEAVY_OPENING_DAYS_AGO : OPENING_DAYS_AGO;
  const operations = withOpeningBalance(person.coins ?? 0, buildLedger(activity, prices), {
    type: 'DECREE',
    date: dayAt(now, -daysAgo, 10),
    comment: { ru: 'Премия за олимпиаду', uz: 'Olimpiada uchun mukofot' },
  });
  const projectId = person.projects?.[0] ?? BRANDS.synergy.projectId;
  return { ...activity, operations: operations.map((item) => withRewardKey(item, projectId)) };
}
