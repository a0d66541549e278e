/** Where on the page a list was left. */
export interface LeftPlace {
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
  /** Address that was opened from it. */
  readonly opened: string | null;
}

/** How a list was left. */
interface LeftList<Own> extends LeftPlace {
  /** What a list of this kind needs besides to be as it was. */
  readonly own: Own;
}

/** How the lists of a kind were left, by the entry of the browser's history. */
export interface LeftLists<Own> {
  readonly recall: (key: string) => LeftList<Own> | undefined;
  readonly keep: (key: string, left: LeftList<Own>) => void;
}

/** Keeps so many lists while the page lives; the one that was left longest ago is forgotten. */
export function leftLists<Own>(most: number): LeftLists<Own> {
  const lists = new Map<string, LeftList<Own>>();
  return {
    recall: (key) => lists.get(key),
    keep(key, left) {
      lists.delete(key);
      lists.set(key, left);
      const [oldest] = lists.keys();
      if (lists.size > most && oldest !== undefined) lists.delete(oldest);
    },
  };
}
