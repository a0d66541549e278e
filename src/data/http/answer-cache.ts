const BOUND = 50;
const answers = new Map<string, unknown>();

/** Answers of GET calls that hold for the session, by request (R7.31). */
export const cachedAnswer = (key: string): unknown => answers.get(key);

/** Keeps an answer; the oldest goes when there are more than fifty. */
export function keepAnswer(key: string, answer: unknown): void {
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > BOUND && oldest !== undefined) answers.delete(oldest);
}

/** Forgets all answers: after a write, on sign-out and when another owner is looked at. */
export const forgetAnswers = (): void => answers.clear();
