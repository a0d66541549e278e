/** The noun for the programme's coins, chosen by the brand (R1.2). */
export type Currency = 'token' | 'coin';

let currency: Currency = 'token';

export const currentCurrency = (): Currency => currency;

/** Sets the brand's noun; called once at the start. */
export function setCurrency(value: Currency): void {
  currency = value;
}
