import { proxy, ref } from 'valtio';

/** A list of the catalogue with its filters, as React Router has its location. */
interface ShownList {
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly state: unknown;
    readonly key: string;
  };
  /** Its place in the history; null for a list that was assumed and has none. */
  readonly index: number | null;
}

/** The list of the catalogue that a product was opened from and goes back to (R2.8, R2.17). */
export const catalogList = proxy<{ entry: ShownList | null }>({ entry: null });

/** The place of the address on screen in the history, as React Router counts it. */
export const historyIndex = (): number =>
  (history.state as { readonly idx?: number } | null)?.idx ?? 0;

/** Told of each list that is shown. */
export function noteList(location: ShownList['location']): void {
  catalogList.entry = ref({ location, index: historyIndex() });
}

/** Told of each other screen that is no product: one in the list's own place leaves no way back to it. */
export function noteOther(): void {
  if ((catalogList.entry?.index ?? Infinity) >= historyIndex()) catalogList.entry = null;
}
