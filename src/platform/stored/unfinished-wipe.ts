import { readStoredJson, writeStored } from '../web-storage.ts';

/** Names of the databases whose deletion has begun and not ended. */
const KEY = 'SF_WIPE';

/** The databases that an earlier sign-out, or another member's sign-in, has still to delete (R9.8). */
export function unfinishedWipe(): readonly string[] {
  const names = readStoredJson('local', KEY);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function store(names: ReadonlySet<string>): void {
  // Where nothing can be remembered, the next wipe finds what is left by itself.
  writeStored('local', KEY, names.size === 0 ? null : JSON.stringify([...names]));
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
