import { getVersion, snapshot } from 'valtio';

type Fields = Record<string, unknown>;

const isStore = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && getVersion(value) !== undefined;

/** Puts a store back into an earlier state; what it holds keeps its identity, because others listen to it. */
function restore(store: Fields, earlier: Readonly<Fields>): void {
  for (const key of Object.keys(store)) if (!(key in earlier)) delete store[key];
  for (const [key, value] of Object.entries(earlier)) {
    const held = store[key];
    const isKept = isStore(held) && !Array.isArray(held) && value !== null;
    if (isKept && typeof value === 'object') restore(held, value as Fields);
    else store[key] = value;
  }
}

/**
 * Remembers what the stores hold.
 * @param modules those that export stores
 * @returns puts it back
 */
export function rememberStores(modules: readonly Fields[]): () => void {
  const stores = modules.flatMap((module) => Object.values(module).filter(isStore));
  const earlier = stores.map((store) => snapshot(store));
  return () => stores.forEach((store, index) => restore(store, earlier[index] ?? {}));
}
