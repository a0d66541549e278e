/**
 * How long the tests wait before they call something broken, in ms: the only numbers of this kind (the lint rule
 * `project/limits-in-one-place`). A limit ends what hangs and says nothing about speed: a machine that is four
 * times slower, or does other work, meets each of them.
 */
export const LIMITS = {
  /** A condition, a press, a navigation. */
  wait: 90_000,
  /** One attempt at steps that are repeated until they succeed, such as a press while a list still moves. */
  attempt: 3000,
  /** All attempts together. */
  longWait: 120_000,
  /** A test. */
  test: 300_000,
  /** A test that goes through hundreds of pages or thousands of rows. */
  longTest: 900_000,
  /** A hook, or a program until it is ready: some fill a database of their own. */
  start: 240_000,
  /** A program from its signal to its end. */
  stop: 30_000,
} as const;

/** The limits in the shape of Vitest's options. */
export const VITEST_LIMITS = {
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.start,
  expect: { poll: { timeout: LIMITS.wait } },
};
