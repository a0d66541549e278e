/** An address that the suggestion service offers for the typed text (R7.33). */
export interface AddressSuggestion {
  /** The text for the field. */
  readonly value: string;
  readonly kind: 'city' | 'street' | 'pickup';
}
