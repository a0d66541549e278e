import type { Obstacle } from '#src/domain/purchase-obstacle.ts';
import type { Check } from './use-figures.ts';

/** What the member has before the eyes, in coins. */
export interface SeenFigures {
  readonly price: number;
  /** Null while it is not known. */
  readonly balance: number | null;
}

/**
 * How far a confirmation is:
 * - `checking`: the live figures are awaited; `unanswered`: they cannot be had, the wish may be kept;
 * - `gone`: the catalogue has it no more;
 * - `blocked`: with them it cannot be bought; `changed`: they are not those that the member has seen;
 * - `ready`: to be confirmed; `sending`: from the tap to the answer.
 */
export type Stage =
  'checking' | 'unanswered' | 'gone' | 'blocked' | 'changed' | 'ready' | 'sending';

interface Facts {
  readonly isRunning: boolean;
  readonly check: Check | null;
  readonly obstacle: Obstacle | null;
  readonly seen: SeenFigures;
  readonly now: SeenFigures;
}

export function stageOf({ isRunning, check, obstacle, seen, now }: Facts): Stage {
  if (isRunning) return 'sending';
  if (check === null) return 'checking';
  if (check.state !== 'answered') return check.state;
  if (obstacle !== null) return 'blocked';
  return seen.price === now.price && seen.balance === now.balance ? 'ready' : 'changed';
}
