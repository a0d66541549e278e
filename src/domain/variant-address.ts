/**
 * The history state of a product's address that a chosen variant has put there: the screen goes on, with its focus
 * and scroll offset.
 */
export interface VariantState {
  /** The product that the screen was opened with. */
  readonly openedAs: number;
}

/** The product that the screen of an address was opened with; null when no variant was chosen on it. */
export function openedAs(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('openedAs' in state)) return null;
  return typeof state.openedAs === 'number' ? state.openedAs : null;
}
