/** Names of the databases whose deletion has begun and not ended; kept by `wipeStorage`. */
export const UNFINISHED_WIPE_KEY = 'SF_WIPE';

/** The databases that a former member's sign-out, or another member's sign-in, has still to delete (R9.8). */
export function unfinishedWipe(): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(UNFINISHED_WIPE_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function store(names: ReadonlySet<string>): void {
  try {
    if (names.size === 0) localStorage.removeItem(UNFINISHED_WIPE_KEY);
    else localStorage.setItem(UNFINISHED_WIPE_KEY, JSON.stringify([...names]));
  } catch {
    // Where nothing can be remembered, the next wipe finds what is left by itself.
  }
}

/** Remembers databases until they are deleted. */
export const rememberWipe = (names: readonly string[]): void =>
  store(new Set([...unfinishedWipe(), ...names]));

/** A database is deleted. */
export function forgetWiped(name: string): void {
  const names = new Set(unfinishedWipe());
  names.delete(name);
  store(names);
}
