/** A pseudo-random generator: the same seed gives the same numbers (mulberry32). */
export interface SeededRandom {
  /** An integer from 0 to `limit` − 1. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new Error('pick() needs at least one choice');
      return chosen;
    },
  };
}
