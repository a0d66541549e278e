/**
 * The history state of a product's address that a chosen variant has put there: the screen goes on, with its
 * focus and scroll offset.
 */
export interface VariantState {
  /** The product that the screen was opened with. */
  readonly openedAs: number;
}

/** The product that the screen of a location was opened with; null when no variant was chosen on it. */
export const openedAs = ({ state }: { readonly state: unknown }): number | null =>
  (state as Partial<VariantState> | null | undefined)?.openedAs ?? null;
