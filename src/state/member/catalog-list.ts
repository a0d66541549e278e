import { proxy, ref } from 'valtio';

/** A list of the catalog with its filters, as a location of React Router. */
interface ShownList {
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly state: unknown;
    readonly key: string;
  };
  /** Its index in the browser's history; null for an assumed list without an entry. */
  readonly index: number | null;
}

/** The list of the catalog that a product was opened from and goes back to (R2.8, R2.17). */
export const catalogList = proxy<{ entry: ShownList | null }>({ entry: null });

/** Index of the current entry in the browser's history, as React Router counts it. */
export const historyIndex = (): number =>
  (history.state as { readonly idx?: number } | null)?.idx ?? 0;

export function rememberList(location: ShownList['location']): void {
  catalogList.entry = ref({ location, index: historyIndex() });
}

/** Forgets the list when another screen replaced its entry in the history: there is no way back to it. */
export function forgetReplacedList(): void {
  if ((catalogList.entry?.index ?? Infinity) >= historyIndex()) catalogList.entry = null;
}
