/** What the browser keeps for all tabs, or for this tab until it closes. */
type StorageArea = 'local' | 'session';

/** @throws where the browser refuses storage: already the access does */
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? localStorage : sessionStorage;

/**
 * The stored text; null without one.
 * @param refused what a browser that refuses storage gives instead
 */
export function readStored(
  area: StorageArea,
  key: string,
  refused: string | null = null,
): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return refused;
  }
}

/**
 * The stored value, whose shape the caller checks; null without one, in a browser that refuses storage, and
 * when the text is not JSON.
 */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores the text, or removes it for null.
 * @returns whether it is done: a browser may refuse storage, and a full storage takes nothing
 */
export function writeStored(area: StorageArea, key: string, text: string | null): boolean {
  try {
    const storage = storageOf(area);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All keys; none in a browser that refuses storage. */
export function storedKeys(area: StorageArea): readonly string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}
