const BOUND = 50;
const answers = new Map<string, unknown>();
/** Rises whenever all answers are forgotten: what was asked for before that is not kept after it. */
let epoch = 0;

/** Whose answer it is to which request; no two people and no two looked-at owners share one (R7.31). */
export const answerKey = (
  subject: string | undefined,
  owner: string | null,
  address: string,
): string => JSON.stringify([subject ?? null, owner, 'GET', address]);

/** Answers of GET calls that hold for the session, by `answerKey` (R7.31). */
export const cachedAnswer = (key: string): unknown => answers.get(key);

/** The mark to take before asking: `keepAnswer` wants it back with the answer. */
export const answersEpoch = (): number => epoch;

/**
 * Keeps an answer unless everything was forgotten while it was under way; the oldest goes when there are
 * more than fifty.
 */
export function keepAnswer(key: string, answer: unknown, askedAt: number): void {
  if (askedAt !== epoch) return;
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > BOUND && oldest !== undefined) answers.delete(oldest);
}

/** Forgets all answers, also those under way: with a write, on sign-out, when the owner changes. */
export function forgetAnswers(): void {
  epoch += 1;
  answers.clear();
}
