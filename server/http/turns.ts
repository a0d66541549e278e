import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { inTurn } from '#server/database/in-turn.ts';
import { tooMany } from './errors/refused-error.ts';

/** How much of one person is done at a time in a process. */
export interface TurnLimit {
  readonly atATime: number;
  /** How much may wait for its turn. */
  readonly waiting: number;
  /** How long the process rests between two of a person when more waits, in ms: the time is the others'. */
  readonly restMs?: number;
}

/** What waits is done within so long unless the database is slow, in s. */
const RETRY_AFTER_S = 5;

/** A queue for each key. Nothing is kept of one that is empty. */
export class Turns {
  readonly #queues = new Map<string, LimitFunction>();
  readonly #limit: TurnLimit;

  constructor(limit: TurnLimit) {
    this.#limit = limit;
  }

  /** Does the work in its turn; rejects with 429 when too much waits, with TooBusy after too long. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { atATime, waiting, restMs = 0 } = this.#limit;
    const queue = this.#queues.get(key) ?? pLimit(atATime);
    if (queue.pendingCount >= waiting) throw tooMany(RETRY_AFTER_S);
    this.#queues.set(key, queue);
    const isBusy = queue.activeCount >= atATime;
    const doLater = () => pause(restMs).then(work);
    try {
      return await inTurn(queue, isBusy && restMs > 0 ? doLater : work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(key);
    }
  }
}
