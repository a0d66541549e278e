import { BRANDS } from '#src/brand/brands.ts';
import { rewardKey } from '#src/domain/reward.ts';
import { dayAt } from '../catalogue/days.ts';
import type { Person } from '../people/person.ts';
import { bestFriendStory } from './best-friend.ts';
import { heavyStory } from './heavy.ts';
import { ledgerOf, openedTo, type PriceList } from './ledger-of.ts';
import { plainStory, welcomeStory } from './plain.ts';
import { studentStory } from './student.ts';
import type { SeedOperation, Story } from './story.ts';

/** Before a story spends anything. */
const HEAVY_OPENING_DAYS_AGO = 721;
const OPENING_DAYS_AGO = 240;

function tell(person: Person, now: Date): Story {
  switch (person.story ?? 'plain') {
    case 'student':
      return studentStory(now);
    case 'best-friend':
      return bestFriendStory(now);
    case 'heavy':
      return heavyStory(now);
    case 'welcome':
      return welcomeStory(now);
    case 'plain':
      return plainStory(person.coins ?? 0, now);
  }
}

/** Rewards under the names that the service gives them once by. */
function named(operation: SeedOperation, projectId: number): SeedOperation {
  if (operation.type === 'WELCOME') return { ...operation, once: rewardKey.welcome(projectId) };
  if (operation.type !== 'BIRTHDAY') return operation;
  return { ...operation, once: rewardKey.birthday(operation.date.getUTCFullYear()) };
}

/** A person's story with its whole ledger, which ends at exactly the person's coins. */
export function storyOf(person: Person, prices: PriceList, now: Date): Story {
  const story = tell(person, now);
  const daysAgo = person.story === 'heavy' ? HEAVY_OPENING_DAYS_AGO : OPENING_DAYS_AGO;
  const operations = openedTo(person.coins ?? 0, ledgerOf(story, prices), {
    type: 'DECREE',
    date: dayAt(now, -daysAgo, 10),
    comment: 'Премия за олимпиаду',
  });
  const projectId = person.projects?.[0] ?? BRANDS.synergy.projectId;
  return { ...story, operations: operations.map((item) => named(item, projectId)) };
}
