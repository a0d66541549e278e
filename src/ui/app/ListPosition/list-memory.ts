/** Where the member left a list. */
export interface ListPosition {
  /** Scroll offset of the page in CSS pixels. */
  readonly top: number;
  /** Address of the link that was opened from the list. */
  readonly opened: string | null;
}

/** A list as the member left it. */
interface RememberedList<Own> extends ListPosition {
  /** What this kind of list needs besides, such as its measured heights. */
  readonly own: Own;
}

/** The lists of one kind as they were left, by the key of their entry in the browser's history. */
export interface ListMemory<Own> {
  readonly recall: (key: string) => RememberedList<Own> | undefined;
  readonly keep: (key: string, list: RememberedList<Own>) => void;
}

/** Remembers up to `capacity` lists while the page lives; the list that was left longest ago is dropped. */
export function createListMemory<Own>(capacity: number): ListMemory<Own> {
  const lists = new Map<string, RememberedList<Own>>();
  return {
    recall: (key) => lists.get(key),
    keep(key, list) {
      lists.delete(key);
      lists.set(key, list);
      const [oldest] = lists.keys();
      if (lists.size > capacity && oldest !== undefined) lists.delete(oldest);
    },
  };
}
